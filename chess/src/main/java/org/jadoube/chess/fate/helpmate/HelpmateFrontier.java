package org.jadoube.chess.fate.helpmate;

import java.util.Arrays;

/// The positions met but not yet examined, most urgent first; among equals, the last one met first.
final class HelpmateFrontier {
  private static final int FEW = 128;
  private static final int LEAST_URGENT = 511;

  private final int[] heads = new int[LEAST_URGENT + 1]; // index of a position + 1
  private int[] next = new int[FEW];
  private int most = LEAST_URGENT + 1;

  /// Adds a position; the smaller the number, the more urgent.
  void add(int node, int urgency) {
    int bucket = Math.clamp(urgency, 0, LEAST_URGENT);
    if (node >= next.length) {
      next = Arrays.copyOf(next, Math.max(2 * next.length, node + 1));
    }
    next[node] = heads[bucket];
    heads[bucket] = node + 1;
    most = Math.min(most, bucket);
  }

  /// The urgency of the position removed last.
  int urgency() {
    return most;
  }

  /// Removes the most urgent position, or returns [MetPositions#NONE].
  int poll() {
    while (most <= LEAST_URGENT && heads[most] == 0) {
      most++;
    }
    if (most > LEAST_URGENT) {
      return MetPositions.NONE;
    }
    int node = heads[most] - 1;
    heads[most] = next[node];
    return node;
  }
}
