package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Counts the legal moves of a position without creating or listing them.
public final class MoveCounting {
  private static final int MORE_PROMOTIONS = 3; // besides the first

  private MoveCounting() {}

  /// The number of legal moves.
  public static int count(Placement men, long rights) {
    return count(new Targets(men, rights));
  }

  static int count(Targets targets) {
    long own = targets.own();
    long attacked = targets.attacked();
    return Long.bitCount(targets.kingSteps(attacked))
        + Long.bitCount(targets.castlings(attacked))
        + pawns(targets.pushes(own))
        + Long.bitCount(targets.doublePushes(own))
        + pawns(targets.leftCaptures(own))
        + pawns(targets.rightCaptures(own))
        + Long.bitCount(targets.enPassantCapturers())
        + knights(targets)
        + diagonals(targets)
        + orthogonals(targets);
  }

  private static int pawns(long arriving) {
    return Long.bitCount(arriving) + MORE_PROMOTIONS * Long.bitCount(arriving & RANK_8);
  }

  private static int knights(Targets targets) {
    int count = 0;
    for (long left = targets.knights(); left != 0; left = rest(left)) {
      count += Long.bitCount(targets.knight(first(left)));
    }
    return count;
  }

  private static int diagonals(Targets targets) {
    int count = 0;
    for (long left = targets.diagonals(); left != 0; left = rest(left)) {
      count += Long.bitCount(targets.diagonal(first(left)));
    }
    return count;
  }

  private static int orthogonals(Targets targets) {
    int count = 0;
    for (long left = targets.orthogonals(); left != 0; left = rest(left)) {
      count += Long.bitCount(targets.orthogonal(first(left)));
    }
    return count;
  }
}
