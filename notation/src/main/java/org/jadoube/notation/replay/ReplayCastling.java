package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;

/// Castling on a [ReplayBoard], from any squares, as in Chess960.
final class ReplayCastling {
  private ReplayCastling() {}

  /// The packed castling to the side that `word` names, or [ReplayBoard#ILLEGAL].
  static int find(ReplayBoard board, int word) {
    int king = board.king();
    long aside = (word & SanWord.KING_SIDE) != 0 ? -bit(king) : bit(king) - 1;
    for (long left = board.castlingRooks & board.own & aside; left != 0; left = rest(left)) {
      int rook = first(left);
      if (isLegal(board, king, rook)) {
        return PackedMove.castling(king, rook);
      }
    }
    return ReplayBoard.ILLEGAL;
  }

  private static boolean isLegal(ReplayBoard board, int king, int rook) {
    int kingTo = Movement.castledKing(king, rook);
    int rookTo = Movement.castledRook(king, rook);
    long both = bit(king) | bit(rook);
    long others = (board.own | board.enemy) & ~both;
    long kingsWay = AttackTables.between(king, kingTo) | bit(kingTo);
    long rooksWay = AttackTables.between(rook, rookTo) | bit(rookTo);
    long after = others | bit(kingTo) | bit(rookTo);
    return ((kingsWay | rooksWay) & others) == 0
        && isUnattacked(board, kingsWay | bit(king), others | bit(rook))
        && !board.isAttacked(kingTo, after, board.enemy);
  }

  private static boolean isUnattacked(ReplayBoard board, long squares, long occupied) {
    for (long left = squares; left != 0; left = rest(left)) {
      if (board.isAttacked(first(left), occupied, board.enemy)) {
        return false;
      }
    }
    return true;
  }
}
