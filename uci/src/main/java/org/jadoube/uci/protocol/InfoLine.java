package org.jadoube.uci.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Finding.Bound;
import org.jadoube.uci.Score;

/// The line `info`, in which an engine tells what it has found.
public final class InfoLine {
  private static final int LONGEST_LINE = 100;
  private static final long MOST = 1_000_000;

  private final Position position;
  private long rank = 1;
  private long depth;
  private long nodes;
  private long millis;
  private Optional<Score> score = Optional.empty();
  private Bound bound = Bound.EXACT;
  private final List<Move> line = new ArrayList<>();

  private InfoLine(Position position) {
    this.position = position;
  }

  /// The finding in the words after `info`; empty if there is no score in them. Whatever makes no
  /// sense is passed over.
  public static Optional<Finding> read(LineWords words, Position position) {
    InfoLine info = new InfoLine(position);
    for (Optional<String> word = words.next(); word.isPresent(); word = words.next()) {
      info.take(word.get(), words);
    }
    return info.score.map(info::finding);
  }

  private void take(String word, LineWords words) {
    switch (word) {
      case "multipv" -> rank = Math.clamp(words.number().orElse(1), 1, MOST);
      case "depth" -> depth = Math.clamp(words.number().orElse(0), 0, MOST);
      case "nodes" -> nodes = Math.max(0, words.number().orElse(0));
      case "time" -> millis = Math.max(0, words.number().orElse(0));
      case "score" -> score = score(words);
      case "lowerbound" -> bound = Bound.LOWER;
      case "upperbound" -> bound = Bound.UPPER;
      case "pv" -> moves(words.rest());
      case "string" -> words.rest();
      default -> {}
    }
  }

  private static Optional<Score> score(LineWords words) {
    String kind = words.next().orElse("");
    var number = words.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    int value = (int) Math.clamp(number.getAsLong(), -MOST, MOST);
    return switch (kind) {
      case "cp" -> Optional.of(new Score.Centipawns(value));
      case "mate" -> Optional.of(new Score.Mate(value));
      default -> Optional.empty();
    };
  }

  /// Takes moves as long as they are legal.
  private void moves(List<String> texts) {
    Position reached = position;
    for (String text : texts.subList(0, Math.min(LONGEST_LINE, texts.size()))) {
      Optional<Move> move = Uci.read(reached, text).valueIfAny();
      if (move.isEmpty()) {
        return;
      }
      line.add(move.get());
      reached = reached.play(move.get());
    }
  }

  private Finding finding(Score found) {
    return new Finding(
        (int) rank, (int) depth, found, bound, nodes, Duration.ofMillis(millis), line);
  }

  /// The line that tells of a finding.
  public static String write(Finding finding, boolean chess960) {
    long millis = finding.time().toMillis();
    long nodesPerSecond =
        finding.nodes() * 1_000_000 / Math.max(1, finding.time().toNanos() / 1000);
    StringBuilder text = new StringBuilder("info depth ").append(finding.depth());
    text.append(" multipv ").append(finding.rank());
    text.append(" score ").append(finding.score().text());
    text.append(" nodes ").append(finding.nodes());
    text.append(" nps ").append(nodesPerSecond);
    text.append(" time ").append(millis).append(" pv");
    finding.line().forEach(move -> text.append(' ').append(UciMoveText.of(move, chess960)));
    return text.toString();
  }
}
