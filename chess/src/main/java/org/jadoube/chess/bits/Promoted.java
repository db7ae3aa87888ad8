package org.jadoube.chess.bits;

/// How many of one side's pieces must be promoted pawns: those beyond the initial ones.
public final class Promoted {
  private Promoted() {}

  /// The least number of promoted pieces; a side begins with one bishop on squares of each colour.
  public static int fewest(long knights, long bishops, long rooks, long queens) {
    return beyond(bishops & SquareColour.DARK, 1)
        + beyond(bishops & ~SquareColour.DARK, 1)
        + fewestBesidesBishops(knights, rooks, queens);
  }

  /// The least number of promoted pieces that are not bishops.
  public static int fewestBesidesBishops(long knights, long rooks, long queens) {
    return beyond(knights, 2) + beyond(rooks, 2) + beyond(queens, 1);
  }

  private static int beyond(long pieces, int initial) {
    return Math.max(0, Long.bitCount(pieces) - initial);
  }
}
