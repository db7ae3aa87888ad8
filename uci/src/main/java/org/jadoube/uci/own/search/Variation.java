package org.jadoube.uci.own.search;

import java.util.Arrays;

/// The best line found from each ply on.
final class Variation {
  private final int[][] lines = new int[Path.LONGEST + 2][Path.LONGEST + 2];
  private final int[] lengths = new int[Path.LONGEST + 2];

  void clear(int ply) {
    lengths[ply] = 0;
  }

  /// The best move at `ply`, followed by the line below it.
  void put(int ply, int move) {
    int below = lengths[ply + 1];
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, below);
    lengths[ply] = below + 1;
  }

  int[] line(int ply) {
    return Arrays.copyOf(lines[ply], lengths[ply]);
  }
}
