package org.jadoube.benchmarks.race;

import java.io.IOException;
import java.util.List;

/// A chess engine with the command `go perft`.
final class Engine extends MeasuredProgram {
  private static final long MOST_LEAVES = 200_000_000;
  private static final double SHORTEST_SECONDS = 0.4; // its clock has a resolution of 10 ms

  private final String version;

  Engine(String program) throws IOException {
    super(List.of(program));
    version = answer();
  }

  @Override
  String version() {
    return version;
  }

  @Override
  void warmUp(List<Start> starts) {}

  @Override
  double perft(Start start) throws IOException {
    int depth = start.depth(MOST_LEAVES);
    double before = processorSeconds();
    double seconds = 0;
    long leaves = 0;
    while (seconds < SHORTEST_SECONDS) {
      tell("position fen " + start.fen() + "\ngo perft " + depth);
      String line = answer();
      while (!line.startsWith("Nodes searched")) {
        line = answer();
      }
      leaves += start.leaves(depth);
      seconds = processorSeconds() - before;
    }
    return leaves / seconds / 1e6;
  }
}
