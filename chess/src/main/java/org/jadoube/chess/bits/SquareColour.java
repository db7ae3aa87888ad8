package org.jadoube.chess.bits;

/// The colour of the squares; a bishop never leaves its own.
public final class SquareColour {
  /// The dark squares, a1 among them.
  public static final long DARK = 0xAA55_AA55_AA55_AA55L;

  private SquareColour() {}

  /// Whether the set has squares of both colours.
  public static boolean areBoth(long set) {
    return (set & DARK) != 0 && (set & ~DARK) != 0;
  }
}
