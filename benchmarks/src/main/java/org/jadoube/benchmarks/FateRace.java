package org.jadoube.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;

/// Asks who can still win in the positions of a file, for both sides, in turn with chasolver, and
/// prints the times as a Markdown table with a line per round. Started by `benchmarks/fate`.
///
/// The arguments are the file and, if available, the path of chasolver's example `analyzer`. Both
/// measure the wall-clock time per verdict, in one thread, without reading the position.
public final class FateRace {
  private static final int ROUNDS = 4;

  private final Map<String, Position> positions;
  private final Map<String, Fate> verdicts = new HashMap<>();

  private FateRace(Map<String, Position> positions) {
    this.positions = positions;
  }

  /// Runs the race.
  public static void main(String... arguments) throws IOException {
    FateRace race = new FateRace(positions(Path.of(arguments[0])));
    System.out.printf("%d positions, both sides of each%n%n", race.positions.size());
    System.out.println("| | mean µs | median µs | 99 % µs | 99.9 % ms | worst ms | undecided |");
    System.out.println("|---|---:|---:|---:|---:|---:|---:|");
    for (int round = 0; round < ROUNDS; round++) {
      race.ours("`Fate.full`", Fate::full);
      race.ours("`Fate.quick`", Fate::quick);
      if (arguments.length > 1) {
        race.peers(new Chasolver(Path.of(arguments[1])));
      }
    }
  }

  private static Map<String, Position> positions(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return FatePositions.in(lines);
    }
  }

  /// One question about one side.
  private interface Question {
    Fate fate(Position position, Colour winner);
  }

  private void ours(String name, Question question) {
    long[] nanos = new long[2 * positions.size()];
    int asked = 0;
    for (var position : positions.entrySet()) {
      for (Colour winner : Colour.values()) {
        long start = System.nanoTime();
        Fate fate = question.fate(position.getValue(), winner);
        nanos[asked++] = System.nanoTime() - start;
        verdicts.put(Chasolver.question(position.getKey(), winner), fate);
      }
    }
    row(name, nanos);
  }

  private void row(String name, long[] nanos) {
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
        verdicts.values().stream().filter(Fate.Undecided.class::isInstance).count());
  }

  private static double part(long[] sorted, double part) {
    return sorted[(int) Math.min(sorted.length - 1, part * sorted.length)];
  }

  private void peers(Chasolver chasolver) throws IOException {
    Path questions = Files.createTempFile("fates", ".txt");
    Files.write(questions, verdicts.keySet());
    for (Chasolver.Mode mode : Chasolver.Mode.values()) {
      Chasolver.Report report = chasolver.ask(questions, mode);
      System.out.printf(
          Locale.ROOT,
          "| chasolver, %s | %.1f | | | | %.1f | |%n",
          mode.name().toLowerCase(Locale.ROOT),
          report.meanMicros(),
          report.worstMicros() / 1e3);
    }
    Files.delete(questions);
  }
}
