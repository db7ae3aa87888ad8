package org.jadoube.uci.own.evaluation;

import static org.jadoube.chess.bits.Bitboard.FILE_A;
import static org.jadoube.chess.bits.Bitboard.FILE_H;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;
import static org.jadoube.chess.bits.Bitboard.up;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.bits.SquareColour;

/// The value of a position for the side to move: material and squares, mobility, the shape of the
/// pawns, the shelter of the kings, open files and the pair of bishops.
public final class Evaluation {
  private static final int TEMPO = 10;
  private static final int PAIR_OF_BISHOPS = Phased.of(28, 45);
  private static final int OPEN_FILE = Phased.of(22, 10);
  private static final int HALF_OPEN_FILE = Phased.of(10, 6);
  private static final int SHELTER = Phased.of(12, 0);
  private static final int KNIGHT_MOVE = Phased.of(4, 4);
  private static final int BISHOP_MOVE = Phased.of(5, 5);
  private static final int ROOK_MOVE = Phased.of(2, 4);
  private static final int QUEEN_MOVE = Phased.of(1, 2);
  private static final int ON_THE_KING = Phased.of(9, 1); // for each square beside it

  private final PawnTable pawns = new PawnTable();

  /// In centipawns.
  ///
  /// @param squares the sum of [PieceSquares] of the side to move, less the opponent's
  public int of(Placement men, int squares) {
    Placement turned = men.flippedOver();
    int value = squares + pawns.value(men, turned) + pieces(men) - pieces(turned);
    return Phased.blended(value, men) + TEMPO;
  }

  /// Whether no series of legal moves can mate with these pieces (Article 5.2.2): bare kings, one
  /// minor piece, or bishops that all stand on squares of one colour. Other dead positions end the
  /// game at the board, but a search would lose time on them.
  public static boolean isDeadByMaterial(Placement men) {
    if ((men.pawns() | men.orthogonals()) != 0) {
      return false;
    }
    return men.knights() == 0
        ? !SquareColour.areBoth(men.diagonals())
        : men.diagonals() == 0 && !several(men.knights());
  }

  /// The own pieces other than pawns.
  private static int pieces(Placement men) {
    long own = men.own();
    long queens = men.diagonals() & men.orthogonals();
    long bishops = own & men.diagonals() & ~queens;
    long near = AttackTables.king(men.enemyKing());
    long enemyPawns = men.enemy() & men.pawns();
    long area = ~(own | downLeft(enemyPawns) | downRight(enemyPawns));
    return (several(bishops) ? PAIR_OF_BISHOPS : 0)
        + shelter(men)
        + knights(own & men.knights(), area, near)
        + sliders(bishops, true, false, BISHOP_MOVE, men, area, near)
        + sliders(own & men.orthogonals() & ~queens, false, true, ROOK_MOVE, men, area, near)
        + sliders(own & queens, true, true, QUEEN_MOVE, men, area, near)
        + files(own & men.orthogonals() & ~queens, men);
  }

  private static int knights(long knights, long area, long near) {
    int value = 0;
    for (long left = knights; left != 0; left = rest(left)) {
      long reached = AttackTables.knight(first(left)) & area;
      value += KNIGHT_MOVE * (Long.bitCount(reached) - 4) + pressure(reached, near);
    }
    return value;
  }

  private static int sliders(
      long sliders,
      boolean diagonal,
      boolean orthogonal,
      int worth,
      Placement men,
      long area,
      long near) {
    int value = 0;
    for (long left = sliders; left != 0; left = rest(left)) {
      int square = first(left);
      long reached =
          ((diagonal ? AttackTables.bishop(square, men.occupied()) : 0)
                  | (orthogonal ? AttackTables.rook(square, men.occupied()) : 0))
              & area;
      value += worth * (Long.bitCount(reached) - 6) + pressure(reached, near);
    }
    return value;
  }

  private static int pressure(long reached, long near) {
    return ON_THE_KING * Long.bitCount(reached & near);
  }

  private static int files(long rooks, Placement men) {
    int value = 0;
    for (long left = rooks; left != 0; left = rest(left)) {
      long inTheWay = (FILE_A << (first(left) & 7)) & men.pawns();
      value += inTheWay == 0 ? OPEN_FILE : (inTheWay & men.own()) == 0 ? HALF_OPEN_FILE : 0;
    }
    return value;
  }

  /// The pawns on the two ranks in front of the king.
  private static int shelter(Placement men) {
    long king = 1L << men.king();
    long beside = king | ((king & ~FILE_A) >>> 1) | ((king & ~FILE_H) << 1);
    long front = up(beside) | up(up(beside));
    return SHELTER * Long.bitCount(front & men.own() & men.pawns());
  }
}
