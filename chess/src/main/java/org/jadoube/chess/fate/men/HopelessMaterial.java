package org.jadoube.chess.fate.men;

import static org.jadoube.chess.bits.Bitboard.several;

import org.jadoube.chess.bits.SquareColour;

/// The material that can never give checkmate, wherever all pieces stand. Captures only remove
/// pieces, and without pawns none are added, so what holds for the pieces now holds from now on.
///
/// Put the mated king on (0, 0) and turn the board so that the checking piece is above and to the
/// right of it.
///
/// **A bare king** cannot give check.
///
/// **A lone knight against queens, or against a bare king**: say it checks from (2, 1). Then (1, 0)
/// and (0, 1) are on the board, and the knight attacks neither. Any square next to both of them is
/// next to the mated king, where the other king cannot be, so it cannot guard both. Hence one of
/// the two is occupied by a piece of the mated side: by a queen. A queen on (1, 0) captures the
/// knight. So does one on (0, 1), unless (1, 1) is occupied, and again that can only be by a queen,
/// which then captures. A lone king and knight cannot pin.
///
/// **Bishops on one square colour against queens, rooks and bishops on that colour, or against a
/// bare king**: one of them checks from (n, n). The squares (1, 0) and (0, 1) are on the board and
/// of the other colour; again the king cannot guard both, so one is occupied, and by a rook or
/// queen. That piece goes to (1, 1), capturing or interposing. The bishops cannot pin it, because
/// it stands on the other square colour. There is no double check: a bishop that uncovers another
/// one stood on a diagonal of the king, with only empty squares on the way to the king, so it was
/// already giving check.
///
/// Positions that are already checkmate are not considered here.
public final class HopelessMaterial {
  private HopelessMaterial() {}

  /// Whether the winner has the pieces for a checkmate, given luck and the opponent's help.
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
