package org.jadoube.chess.bits;

/// Sets of squares as the bits of a `long`: bit 0 is a1, bit 1 b1, … bit 7 h1, bit 8 a2, … bit 63
/// h8. "Up" is towards the eighth rank. A step off the board drops out of the set. Nothing here
/// relies on overflow. Java uses the lowest six bits of a shift distance, so any `int` names a
/// square, and the first square of an empty set, 64, means a1.
public final class Bitboard {
  /// The a-file.
  public static final long FILE_A = 0x0101_0101_0101_0101L;

  /// The h-file.
  public static final long FILE_H = FILE_A << 7;

  /// The first rank.
  public static final long RANK_1 = 0xFFL;

  /// The second rank.
  public static final long RANK_2 = RANK_1 << 8;

  /// The third rank.
  public static final long RANK_3 = RANK_1 << 16;

  /// The sixth rank.
  public static final long RANK_6 = RANK_1 << 40;

  /// The seventh rank.
  public static final long RANK_7 = RANK_1 << 48;

  /// The eighth rank.
  public static final long RANK_8 = RANK_1 << 56;

  /// Exclusive or with this flips a square: a1 becomes a8.
  public static final int UPSIDE_DOWN = 56;

  private Bitboard() {}

  /// The set of this one square, 0 to 63.
  public static long bit(int square) {
    return 1L << square;
  }

  /// The lowest square of a non-empty set.
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /// The set of its lowest square alone; empty for the empty set.
  public static long lowest(long set) {
    return set & -set;
  }

  /// The set without its lowest square.
  public static long rest(long set) {
    return set & (set - 1);
  }

  /// Whether there are two or more squares in the set.
  public static boolean several(long set) {
    return rest(set) != 0;
  }

  /// The set flipped: the first rank becomes the eighth.
  public static long flipped(long set) {
    return Long.reverseBytes(set);
  }

  /// One rank up.
  public static long up(long set) {
    return set << 8;
  }

  /// One rank down.
  public static long down(long set) {
    return set >>> 8;
  }

  /// One rank up and one file towards the a-file.
  public static long upLeft(long set) {
    return (set & ~FILE_A) << 7;
  }

  /// One rank up and one file towards the h-file.
  public static long upRight(long set) {
    return (set & ~FILE_H) << 9;
  }

  /// One rank down and one file towards the a-file.
  public static long downLeft(long set) {
    return (set & ~FILE_A) >>> 9;
  }

  /// One rank down and one file towards the h-file.
  public static long downRight(long set) {
    return (set & ~FILE_H) >>> 7;
  }
}
