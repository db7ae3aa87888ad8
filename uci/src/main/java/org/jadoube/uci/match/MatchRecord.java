package org.jadoube.uci.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Score;

/// A game of a match as PGN. Each move has its evaluation, depth and time, as other programs for
/// matches write them: `+0.31/12 0.540s`.
public final class MatchRecord {
  private static final double MILLIS_PER_SECOND = 1000;

  private MatchRecord() {}

  /// The game.
  ///
  /// @param tags the event, the site and the date
  public static PgnGame of(MatchGame game, List<PgnTag> tags) {
    List<PgnTag> all = new ArrayList<>(tags);
    all.add(new PgnTag("Round", game.fixture().round() + "." + game.fixture().number()));
    all.add(new PgnTag("White", game.fixture().white().name()));
    all.add(new PgnTag("Black", game.fixture().black().name()));
    PgnGame record = GameRecord.of(game.game(), all);
    return record
        .withResult(result(game))
        .withTag("Termination", game.ended().termination().words())
        .mapLine(line -> commented(line, game));
  }

  private static PgnResult result(MatchGame game) {
    return game.ended()
        .result()
        .flatMap(result -> PgnResult.of(result.toString()))
        .orElse(PgnResult.UNKNOWN);
  }

  private static PgnLine commented(PgnLine line, MatchGame game) {
    Map<Integer, PlayedMove> findings = new HashMap<>();
    game.moves().forEach(move -> findings.put(move.ply(), move));
    List<PgnMove> moves = new ArrayList<>();
    for (PgnMove move : line.moves()) {
      PlayedMove played = findings.get(moves.size() + 1);
      moves.add(played == null ? move : commented(move, played));
    }
    return ending(line.withMoves(moves), game);
  }

  private static PgnMove commented(PgnMove move, PlayedMove played) {
    List<PgnComment> comments = new ArrayList<>();
    comments.add(new PgnComment(text(played)));
    comments.addAll(move.comments());
    return move.withComments(comments);
  }

  private static String text(PlayedMove played) {
    String time = seconds(played.time());
    return played.finding().map(finding -> text(finding) + " " + time).orElse(time);
  }

  private static String text(Finding finding) {
    String score =
        switch (finding.score()) {
          case Score.Centipawns(int value) -> String.format(Locale.ROOT, "%+.2f", value / 100.0);
          case Score.Mate(int moves) -> (moves > 0 ? "+M" : "-M") + Math.abs(moves);
        };
    return score + "/" + finding.depth();
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.3fs", time.toMillis() / MILLIS_PER_SECOND);
  }

  /// Why the game ended, after the last move.
  private static PgnLine ending(PgnLine line, MatchGame game) {
    String reason = game.ended().reason() + game.told().map(text -> ". " + text).orElse("");
    List<PgnMove> moves = new ArrayList<>(line.moves());
    if (moves.isEmpty()) {
      return line.withComments(List.of(new PgnComment(reason)));
    }
    PgnMove last = moves.removeLast();
    List<PgnComment> comments = new ArrayList<>(last.comments());
    comments.add(new PgnComment(reason));
    moves.add(last.withComments(comments));
    return line.withMoves(moves);
  }
}
