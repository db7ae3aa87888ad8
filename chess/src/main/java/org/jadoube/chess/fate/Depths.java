package org.jadoube.chess.fate;

import java.util.Arrays;

/// How deep positions were looked at, as far as there is room: a hash and a depth in each word. Two
/// positions may be taken for one, so nothing is proved by it.
final class Depths {
  private static final int BITS = 18;
  private static final int DEPTH = 0x7F;

  private final long[] words = new long[1 << BITS];

  void forget() {
    Arrays.fill(words, 0);
  }

  /// Whether the position was looked at as deep before; now it is.
  boolean wasSeen(Men men, boolean winnerMoves, int depth) {
    long hash = men.hash() + (winnerMoves ? ~DEPTH : 0);
    int slot = (int) (hash >>> (Long.SIZE - BITS));
    if (((words[slot] ^ hash) & ~DEPTH) == 0 && (words[slot] & DEPTH) >= depth) {
      return true;
    }
    words[slot] = (hash & ~DEPTH) | depth;
    return false;
  }
}
