package org.jadoube.uci.own.evaluation;

import org.jadoube.chess.bits.Placement;

/// Two values in one `int`: one for the middlegame in the upper half, one for the endgame in the
/// lower half. They can be added, subtracted and multiplied together.
final class Phased {
  private static final int HALF = 16;
  private static final int ROUNDING = 1 << (HALF - 1);

  /// The weight of all pieces in the initial position.
  private static final int WHOLE = 24;

  private static final int OF_ROOK = 2;
  private static final int OF_QUEEN = 4;

  private Phased() {}

  static int of(int middlegame, int endgame) {
    return (middlegame << HALF) + endgame;
  }

  private static int middlegame(int value) {
    return (value + ROUNDING) >> HALF;
  }

  private static int endgame(int value) {
    return (short) value;
  }

  /// The value between the two for the pieces on the board.
  static int blended(int value, Placement men) {
    int weight = Math.min(WHOLE, weight(men));
    return (middlegame(value) * weight + endgame(value) * (WHOLE - weight)) / WHOLE;
  }

  private static int weight(Placement men) {
    long queens = men.diagonals() & men.orthogonals();
    return Long.bitCount(men.knights() | (men.diagonals() & ~queens))
        + OF_ROOK * Long.bitCount(men.orthogonals() & ~queens)
        + OF_QUEEN * Long.bitCount(queens);
  }
}
