package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;

/// Tells check from checkmate on a [ReplayBoard].
final class ReplayMate {
  private ReplayMate() {}

  /// Whether the side to move, which is in check, has no legal move.
  static boolean isMate(ReplayBoard board) {
    int king = board.king();
    if (canStepAside(board, king)) {
      return false;
    }
    long checkers = board.attackersOf(king);
    return rest(checkers) != 0 || !canParry(board, king, first(checkers));
  }

  private static boolean canStepAside(ReplayBoard board, int king) {
    long occupied = (board.own | board.enemy) & ~bit(king);
    for (long left = AttackTables.king(king) & ~board.own; left != 0; left = rest(left)) {
      int to = first(left);
      if (!board.isAttacked(to, occupied | bit(to), board.enemy & ~bit(to))) {
        return true;
      }
    }
    return false;
  }

  /// Whether another piece can capture the only checker or step in between.
  private static boolean canParry(ReplayBoard board, int king, int checker) {
    if (canCapture(board, checker) || canCaptureEnPassant(board)) {
      return true;
    }
    for (long left = AttackTables.between(king, checker); left != 0; left = rest(left)) {
      if (canReach(board, first(left)) || canPush(board, first(left))) {
        return true;
      }
    }
    return false;
  }

  private static boolean canCapture(ReplayBoard board, int checker) {
    long pawns = SanSquares.pawnAttacks(!board.white, checker) & board.ownOf(PackedMove.PAWN);
    return canReach(board, checker) || anySafe(board, pawns, checker);
  }

  private static boolean canReach(ReplayBoard board, int to) {
    long occupied = board.own | board.enemy;
    long queens = board.ownOf(PackedMove.QUEEN);
    long pieces =
        (AttackTables.knight(to) & board.ownOf(PackedMove.KNIGHT))
            | (AttackTables.bishop(to, occupied) & (board.ownOf(PackedMove.BISHOP) | queens))
            | (AttackTables.rook(to, occupied) & (board.ownOf(PackedMove.ROOK) | queens));
    return anySafe(board, pieces, to);
  }

  private static boolean anySafe(ReplayBoard board, long pieces, int to) {
    for (long left = pieces; left != 0; left = rest(left)) {
      if (board.isSafe(PackedMove.KNIGHT, first(left), to)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a pawn can advance to an empty square.
  private static boolean canPush(ReplayBoard board, int to) {
    int step = board.white ? -8 : 8;
    int from = to + step;
    long pawns = board.ownOf(PackedMove.PAWN);
    if (from < 8 || from > 55) {
      return false;
    }
    if ((pawns & bit(from)) != 0) {
      return board.isSafe(PackedMove.PAWN, from, to);
    }
    boolean free = ((board.own | board.enemy) & bit(from)) == 0;
    boolean twice = free && to >> 3 == (board.white ? 3 : 4) && (pawns & bit(from + step)) != 0;
    return twice && board.isSafe(PackedMove.PAWN, from + step, to);
  }

  private static boolean canCaptureEnPassant(ReplayBoard board) {
    int passed = board.passed;
    if (passed == ReplayBoard.NOWHERE) {
      return false;
    }
    int captured = board.white ? passed - 8 : passed + 8;
    long pawns = SanSquares.pawnAttacks(!board.white, passed) & board.ownOf(PackedMove.PAWN);
    for (long left = pawns; left != 0; left = rest(left)) {
      if (board.enPassant(first(left), passed, captured) != ReplayBoard.ILLEGAL) {
        return true;
      }
    }
    return false;
  }
}
