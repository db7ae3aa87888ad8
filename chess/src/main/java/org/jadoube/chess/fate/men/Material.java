package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.several;

import org.jadoube.chess.bits.SquareColour;

/// Which pieces can never give checkmate, wherever all pieces stand. Captures only take pieces
/// away, and without pawns none are added, so what holds for the pieces now holds for ever.
///
/// Put the mated king on (0, 0) and turn the board so that the checking piece is above and to the
/// right of it.
///
/// **A bare king** cannot check.
///
/// **A lone knight against queens, or nothing**: it checks from (2, 1), say. The squares (1, 0) and
/// (0, 1) are then on the board, and the knight attacks neither. The squares next to both of them
/// are next to the mated king, where the other king cannot be, so one of the two is occupied by a
/// piece of the mated side: by a queen. From (1, 0) it captures the knight. From (0, 1) it does
/// too, unless (1, 1) is occupied, and that again can only be by a queen, which then captures. A
/// lone king and knight cannot pin.
///
/// **Bishops of one square colour against queens, rooks and bishops of that colour, or nothing**:
/// one of them checks from (n, n). The squares (1, 0) and (0, 1) are on the board and of the other
/// colour; again the king cannot guard both, so one is occupied, and by a rook or queen. It goes to
/// (1, 1), where it captures or interposes. Bishops cannot pin it, for it is of another square
/// colour than their lines. There is no double check: a bishop that uncovers another stood on a
/// diagonal of the king, next to nothing but empty squares on the way to it, so had been checking
/// already.
///
/// Checkmates that stand on the board already are not the question here.
public final class Material {
  private Material() {}

  /// Whether the winner may have, with luck and help, the pieces for a checkmate.
  public static boolean canMate(Men men, boolean winnerMoves) {
    return winnerMoves ? canMate(men.own, men.enemy, men) : canMate(men.enemy, men.own, men);
  }

  private static boolean canMate(long winner, long loser, Men men) {
    if ((winner & (men.pawns | men.orthogonals)) != 0) {
      return true;
    }
    long queens = men.diagonals & men.orthogonals;
    return (winner & men.diagonals) == 0
        ? canMate(winner & men.knights, loser & ~queens & ~men.kings())
        : (winner & men.knights) != 0
            || (loser & (men.pawns | men.knights)) != 0
            || SquareColour.areBoth(men.diagonals & ~queens);
  }

  private static boolean canMate(long knights, long losersNoQueens) {
    return several(knights) || (knights != 0 && losersNoQueens != 0);
  }
}
