package org.jadoube.chess.bits;

/// How many of one side's pieces must be promoted pawns: those beyond what it began with.
public final class Promoted {
  private Promoted() {}

  /// At least so many; a side begins with one bishop on squares of each colour.
  public static int fewest(long knights, long bishops, long rooks, long queens) {
    return beyond(bishops & SquareColour.DARK, 1)
        + beyond(bishops & ~SquareColour.DARK, 1)
        + fewestBesidesBishops(knights, rooks, queens);
  }

  /// Those of them that are not bishops.
  public static int fewestBesidesBishops(long knights, long rooks, long queens) {
    return beyond(knights, 2) + beyond(rooks, 2) + beyond(queens, 1);
  }

  private static int beyond(long pieces, int initial) {
    return Math.max(0, Long.bitCount(pieces) - initial);
  }
}
