package org.jadoube.chess.bits;

/// The colour of the squares themselves, which no bishop ever leaves.
public final class SquareColour {
  /// The dark squares, a1 among them.
  public static final long DARK = 0xAA55_AA55_AA55_AA55L;

  private SquareColour() {}

  /// Whether there are squares of both colours in the set.
  public static boolean areBoth(long set) {
    return (set & DARK) != 0 && (set & ~DARK) != 0;
  }
}
