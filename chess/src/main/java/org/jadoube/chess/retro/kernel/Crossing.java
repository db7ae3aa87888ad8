package org.jadoube.chess.retro.kernel;

/// A pawn captures across the line between two files: eight bits for its colour, whether it goes
/// towards the h-file, whether it captures a pawn, and the rank on which it arrives. Up to eight,
/// in order, make a `long`.
final class Crossing {
  /// No crossings at all.
  static final long NONE = 0;

  private static final int BITS = 8;
  private static final int MASK = 255;
  private static final int RANKS = 7;
  private static final int BLACK = 8;
  private static final int RIGHTWARDS = 16;
  private static final int TAKES_PAWN = 32;
  private static final int MOST = 8;

  private Crossing() {}

  static int of(int colour, boolean rightwards, boolean takesPawn, int rank) {
    return rank | colour * BLACK | (rightwards ? RIGHTWARDS : 0) | (takesPawn ? TAKES_PAWN : 0);
  }

  static int colour(int crossing) {
    return crossing / BLACK & 1;
  }

  static boolean rightwards(int crossing) {
    return (crossing & RIGHTWARDS) != 0;
  }

  static boolean takesPawn(int crossing) {
    return (crossing & TAKES_PAWN) != 0;
  }

  static int rank(int crossing) {
    return crossing & RANKS;
  }

  /// The first of several.
  static int first(long crossings) {
    return (int) crossings & MASK;
  }

  /// All but the first.
  static long rest(long crossings) {
    return crossings >>> BITS;
  }

  static int count(long crossings) {
    return (Long.SIZE - Long.numberOfLeadingZeros(crossings) + BITS - 1) / BITS;
  }

  static boolean isFull(long crossings) {
    return count(crossings) == MOST;
  }

  /// One more at the end.
  static long then(long crossings, int crossing) {
    return crossings | (long) crossing << BITS * count(crossings);
  }
}
