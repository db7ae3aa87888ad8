package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.chess.fate.glance.Glance;

/// Asks who can still win in the positions of a file, in turn with chasolver, and prints the times
/// as Markdown tables with a line per round: first about both sides, then about the opponent of the
/// side to move, as if its flag had fallen. Started by `benchmarks/fate`.
///
/// The arguments are the file and, if available, the path of chasolver's example `analyzer`. Both
/// measure the wall-clock time per verdict, in one thread, without reading the position.
public final class FateRace {
  private static final int ROUNDS = 4;
  private static final Glance GLANCE = new Glance();

  private final List<Question> questions;
  private final Optional<Chasolver> chasolver;

  private FateRace(Stream<Question> questions, Optional<Chasolver> chasolver) {
    this.questions = questions.toList();
    this.chasolver = chasolver;
  }

  /// Runs both races.
  public static void main(String... arguments) throws IOException {
    Map<String, Position> positions = positions(Path.of(arguments[0]));
    Optional<Chasolver> chasolver =
        Arrays.stream(arguments).skip(1).findFirst().map(Path::of).map(Chasolver::new);
    new FateRace(questions(positions, position -> Stream.of(Colour.values())), chasolver)
        .run(
            "could either side mate",
            new Entrant("`Fate.full`", question -> Fate.full(question.position, question.winner)),
            new Entrant(
                "`Fate.quick`", question -> Fate.quick(question.position, question.winner)));
    new FateRace(questions(positions, position -> Stream.of(position.turn().opposite())), chasolver)
        .run(
            "the flag of the side to move fell: could the other mate",
            new Entrant("`Fate.full`", question -> Fate.full(question.position, question.winner)),
            new Entrant("as the audit", FateRace::asTheAudit));
  }

  private static Map<String, Position> positions(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return FatePositions.in(lines);
    }
  }

  private static Stream<Question> questions(
      Map<String, Position> positions, Function<Position, Stream<Colour>> winners) {
    return positions.entrySet().stream()
        .flatMap(entry ->
            winners
                .apply(entry.getValue())
                .map(winner -> new Question(entry.getKey(), entry.getValue(), winner)));
  }

  /// Whether `winner` could mate from `position`, whose FEN is given.
  private record Question(String fen, Position position, Colour winner) {}

  /// One of our ways to answer: with a [Fate], or with any other answer.
  private record Entrant(String name, Function<Question, Object> answer) {}

  /// As `FlagCheck` asks: a sketch of a mate, and a proof if that fails.
  private static Object asTheAudit(Question question) {
    boolean winnerMoves = question.position.turn() == question.winner;
    return GLANCE.canMate(question.position, winnerMoves)
        ? Boolean.TRUE
        : Fate.full(question.position, question.winner);
  }

  private void run(String asked, Entrant... entrants) throws IOException {
    System.out.printf("%n%d questions: %s%n%n", questions.size(), asked);
    System.out.println("| | mean µs | median µs | 99 % µs | 99.9 % ms | worst ms | undecided |");
    System.out.println("|---|---:|---:|---:|---:|---:|---:|");
    for (int round = 0; round < ROUNDS; round++) {
      for (Entrant entrant : entrants) {
        time(entrant);
      }
      if (chasolver.isPresent()) {
        time(chasolver.orElseThrow());
      }
    }
  }

  private void time(Entrant entrant) {
    long[] nanos = new long[questions.size()];
    int undecided = 0;
    for (int i = 0; i < nanos.length; i++) {
      long start = System.nanoTime();
      Object answer = entrant.answer.apply(questions.get(i));
      nanos[i] = System.nanoTime() - start;
      undecided += answer instanceof Fate.Undecided ? 1 : 0;
    }
    row(entrant.name, nanos, undecided);
  }

  private static void row(String name, long[] nanos, int undecided) {
    Arrays.sort(nanos);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %.0f | %.1f | %.1f | %d |%n",
        name,
        Arrays.stream(nanos).average().orElse(0) / 1e3,
        part(nanos, 0.5) / 1e3,
        part(nanos, 0.99) / 1e3,
        part(nanos, 0.999) / 1e6,
        part(nanos, 1) / 1e6,
        undecided);
  }

  private static double part(long[] sorted, double part) {
    return sorted[(int) Math.min(sorted.length - 1, part * sorted.length)];
  }

  private void time(Chasolver peer) throws IOException {
    Path asked = Files.createTempFile("fates", ".txt");
    Files.write(
        asked,
        questions.stream()
            .map(question -> Chasolver.question(question.fen, question.winner))
            .toList());
    for (Chasolver.Mode mode : Chasolver.Mode.values()) {
      Chasolver.Report report = peer.ask(asked, mode);
      System.out.printf(
          Locale.ROOT,
          "| chasolver, %s | %.1f | | | | %.1f | |%n",
          mode.name().toLowerCase(Locale.ROOT),
          report.meanMicros(),
          report.worstMicros() / 1e3);
    }
    Files.delete(asked);
  }
}
