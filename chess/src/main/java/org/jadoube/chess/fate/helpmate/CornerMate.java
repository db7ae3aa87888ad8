package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.SquareColour.DARK;

import org.jadoube.chess.fate.men.Men;

/// The usual mate with few bishops and knights: the losing king in a corner (of the bishop's square
/// colour), the other king two squares away, and a piece of the losing side blocking its own king's
/// escape.
final class CornerMate {
  private static final long CORNERS = 0x8100_0000_0000_0081L;
  private static final int NOBODY = 20;
  private static final int KING = 10;
  private static final int OTHER_KING = 5;
  private static final int BLOCKER = 2;
  private static final int PROMOTION_STEP = 5;
  private static final int PROMOTED = 1;

  private CornerMate() {}

  /// The distance to such a mate in the nearest corner.
  static int distance(Men men, long winner, long loser, boolean winnerMoves) {
    long kings = men.kings();
    int king = first(kings & loser);
    int otherKing = first(kings & winner);
    long corners = CORNERS & corners(men, winner);
    long blockers = loser & blockers(men, winner);
    long pawns = loser & men.pawns;
    int least = Integer.MAX_VALUE;
    for (long left = corners; left != 0; left = rest(left)) {
      int corner = first(left);
      int blocker =
          Math.min(steps(blockers & ~idle(men, corner), corner), steps(pawns, corner, winnerMoves));
      int distance =
          KING * Promise.steps(king, corner)
              + OTHER_KING * Math.abs(Promise.steps(otherKing, corner) - 2)
              + BLOCKER * blocker;
      least = Math.min(least, distance);
    }
    return least;
  }

  /// The squares on whose colours this side can give mate.
  private static long corners(Men men, long winner) {
    long bishops = men.diagonals & winner;
    if ((men.knights & winner) != 0 || bishops == 0) {
      return -1;
    }
    return ((bishops & DARK) == 0 ? 0 : DARK) | ((bishops & ~DARK) == 0 ? 0 : ~DARK);
  }

  /// Pieces that can block their king's escape and cannot answer the check.
  private static long blockers(Men men, long winner) {
    long bishops = men.diagonals & ~men.orthogonals;
    if ((men.knights & winner) != 0) {
      return men.knights | bishops | (men.orthogonals & ~men.diagonals);
    }
    long corners = corners(men, winner);
    return men.knights | (corners == -1 ? bishops : bishops & ~corners);
  }

  /// Bishops that cannot stand next to this corner because they are on squares of its colour.
  private static long idle(Men men, int corner) {
    long bishops = men.diagonals & ~men.orthogonals;
    return bishops & ((DARK & bit(corner)) != 0 ? DARK : ~DARK);
  }

  private static int steps(long blockers, int corner) {
    int least = NOBODY;
    for (long left = blockers; left != 0; left = rest(left)) {
      least = Math.min(least, Promise.steps(first(left), corner));
    }
    return least;
  }

  private static int steps(long pawns, int corner, boolean down) {
    int least = NOBODY;
    for (long left = pawns; left != 0; left = rest(left)) {
      int square = first(left);
      int ranks = down ? square >> 3 : 7 - (square >> 3);
      int files = Math.abs((square & 7) - (corner & 7));
      least = Math.min(least, PROMOTION_STEP * ranks + files + PROMOTED);
    }
    return least;
  }
}
