package org.jadoube.benchmarks.race;

import java.io.IOException;
import java.util.List;

/// A JVM library, run through its contestant in its own process.
final class Library extends MeasuredProgram {
  private static final double WARM_UP_NANOS = 5e9;
  private static final double SHORTEST_NANOS = 3e8;

  private final String contestant;
  private final String version;
  private final long mostLeaves;

  /// Counts at most `mostLeaves` leaves at a time.
  Library(String contestant, String version, long mostLeaves) throws IOException {
    super(
        List.of(
            System.getProperty("java.home") + "/bin/java",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Answering.class.getName(),
            contestant));
    this.contestant = contestant;
    this.version = version;
    this.mostLeaves = mostLeaves;
  }

  @Override
  String version() {
    return version;
  }

  @Override
  void warmUp(List<Start> starts) throws IOException {
    double end = System.nanoTime() + WARM_UP_NANOS;
    while (System.nanoTime() < end) {
      for (Start start : starts) {
        count(start, start.depth(mostLeaves / 50));
      }
    }
  }

  @Override
  double perft(Start start) throws IOException {
    int depth = start.depth(mostLeaves);
    double leaves = 0;
    double nanos = 0;
    while (nanos < SHORTEST_NANOS) {
      nanos += count(start, depth);
      leaves += start.leaves(depth);
    }
    return leaves * 1e3 / nanos;
  }

  private double count(Start start, int depth) throws IOException {
    String[] answer = ask(depth + " " + start.fen()).split(" ");
    if (Long.parseLong(answer[0]) != start.leaves(depth)) {
      throw new IllegalStateException(version + " counts " + answer[0] + " in " + start);
    }
    return Double.parseDouble(answer[1]);
  }

  Contestant<?, ?> contestant() {
    return Contestant.named(contestant);
  }

  private String ask(String question) throws IOException {
    tell(question);
    return answer();
  }
}
