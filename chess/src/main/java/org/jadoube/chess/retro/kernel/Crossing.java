package org.jadoube.chess.retro.kernel;

/// A pawn's capture across the line between two files, in eight bits: its colour, whether it goes
/// towards the h-file, whether it captures a pawn, and the rank it arrives on. Up to eight of them,
/// in order, fit in a `long`.
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

  /// The crossings with one more at the end.
  static long then(long crossings, int crossing) {
    return crossings | (long) crossing << BITS * count(crossings);
  }
}
