package org.jadoube.uci.process;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Clocks;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.protocol.GoLine;
import org.jadoube.uci.protocol.InfoLine;
import org.jadoube.uci.protocol.LineWords;
import org.jadoube.uci.protocol.PositionLine;

/// Questions to a running engine and its answers, each within a time limit.
///
/// @param patience how long it may take beyond the limits of a question
record Dialogue(EngineRun run, Duration patience) {
  private static final Duration GRACE = Duration.ofSeconds(1); // after `stop`

  /// How engines write that they have no move.
  private static final Set<String> NO_MOVE = Set.of("", "(none)", "none", "0000", "null");

  private static final Duration LONGEST = Duration.ofDays(365);

  /// Tells it to introduce itself.
  ///
  /// @return the failure, if it does not
  Optional<Failure> greet(Handshake.Draft draft, Duration limit) throws InterruptedException {
    run.say("uci");
    return await("uciok", limit, draft::take);
  }

  /// Waits until it is ready.
  Optional<Failure> ready(Duration limit) throws InterruptedException {
    run.say("isready");
    return await("readyok", limit, _ -> {});
  }

  private Optional<Failure> await(String word, Duration limit, Consumer<String> others)
      throws InterruptedException {
    long deadline = deadline(limit);
    Optional<String> line = run.inbox().next(deadline);
    while (line.isPresent() && !line.get().strip().equals(word)) {
      others.accept(line.get());
      line = run.inbox().next(deadline);
    }
    return line.isPresent()
        ? Optional.empty()
        : Optional.of(
            run.inbox().isEnded()
                ? crashed()
                : new Failure(
                    Failure.Kind.NOT_UCI,
                    "The engine did not say '" + word + "' within " + seconds(limit) + "."));
  }

  private static String seconds(Duration time) {
    return time.toMillis() / 1000.0 + " s";
  }

  private Failure crashed() throws InterruptedException {
    return new Failure(Failure.Kind.CRASHED, "The engine ended by itself" + run.lastWords() + ".");
  }

  /// Asks for a move.
  Answer ask(PlayedLine line, Limits limits, boolean chess960, Consumer<Finding> watcher)
      throws InterruptedException {
    run.inbox().forget(); // what it says unasked is no answer to this question
    run.say(PositionLine.write(line, chess960));
    run.say(GoLine.write(limits, chess960));
    Position position = line.position();
    Watched watched = new Watched(position, watcher);
    Duration limit = time(limits, position.turn());
    Optional<LineWords> answer = hear(deadline(limit), watched);
    if (answer.isEmpty() && !run.inbox().isEnded()) {
      run.say("stop");
      answer = hear(deadline(GRACE), watched);
    }
    if (answer.isPresent()) {
      return judged(answer.get(), position, watched);
    }
    return new Answer.Failed(
        run.inbox().isEnded()
            ? crashed()
            : new Failure(
                Failure.Kind.SILENT,
                "The engine gave no move within " + seconds(limit) + ", nor when it was stopped."));
  }

  /// The words after `bestmove`.
  private Optional<LineWords> hear(long deadline, Watched watched) throws InterruptedException {
    Optional<String> line = run.inbox().next(deadline);
    while (line.isPresent()) {
      LineWords words = LineWords.of(line.get());
      switch (words.next().orElse("")) {
        case "bestmove" -> {
          return Optional.of(words);
        }
        case "info" -> watched.take(words);
        default -> {}
      }
      line = run.inbox().next(deadline);
    }
    return Optional.empty();
  }

  /// The latest finding about the best line.
  private static final class Watched {
    private final Position position;
    private final Consumer<Finding> watcher;
    private Optional<Finding> best = Optional.empty();

    Watched(Position position, Consumer<Finding> watcher) {
      this.position = position;
      this.watcher = watcher;
    }

    void take(LineWords words) {
      InfoLine.read(words, position).ifPresent(this::take);
    }

    private void take(Finding finding) {
      best = finding.rank() == 1 ? Optional.of(finding) : best;
      watcher.accept(finding);
    }
  }

  private static Answer judged(LineWords words, Position position, Watched watched) {
    String text = words.next().orElse("");
    return Uci.read(position, text)
        .valueIfAny()
        .<Answer>map(
            move -> new Answer.Played(move, reply(words, position.play(move)), watched.best))
        .orElseGet(() ->
            Answer.failed(
                Failure.Kind.ILLEGAL_MOVE,
                NO_MOVE.contains(text)
                    ? "The engine answered '"
                        + ("bestmove " + text).strip()
                        + "', which is no move, though there are legal ones."
                    : "The engine answered '" + brief(text) + "', which is not a legal move."));
  }

  private static String brief(String text) {
    return text.length() <= 20 ? text : text.substring(0, 20) + "…";
  }

  private static Optional<Move> reply(LineWords words, Position position) {
    return words.next().equals(Optional.of("ponder"))
        ? words.next().flatMap(text -> Uci.read(position, text).valueIfAny())
        : Optional.empty();
  }

  /// How long the engine may take. Without a limit of time or work, it searches until it is
  /// stopped.
  private Duration time(Limits limits, Colour turn) {
    Optional<Duration> clock = limits.clocks().map(clocks -> time(clocks, turn));
    Optional<Duration> least =
        limits.moveTime().map(move -> clock.filter(left -> left.compareTo(move) < 0).orElse(move));
    boolean open =
        least.or(() -> clock).isEmpty() && limits.depth().isEmpty() && limits.nodes().isEmpty();
    return open ? LONGEST : least.or(() -> clock).orElse(Duration.ZERO).plus(patience);
  }

  private static Duration time(Clocks clocks, Colour turn) {
    return clocks.left(turn).plus(clocks.increment(turn));
  }

  private static long deadline(Duration limit) {
    return System.nanoTime() + (limit.compareTo(LONGEST) < 0 ? limit : LONGEST).toNanos();
  }
}
