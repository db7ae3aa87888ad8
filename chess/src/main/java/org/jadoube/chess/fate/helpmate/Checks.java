package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.Men;

/// A fast filter for the moves of one position that may give check. It may let too many pass, but
/// never drops one that does.
final class Checks {
  private final long[] from = new long[8]; // squares from which a piece of each role gives check
  private long shields; // pieces that may uncover a check by moving

  /// Prepares for the moves of this position.
  void look(Men men) {
    long occupied = men.occupied();
    int king = first(men.kings() & men.enemy);
    long diagonal = AttackTables.bishop(king, occupied);
    long orthogonal = AttackTables.rook(king, occupied);
    from[PackedMove.PAWN] = downLeft(bit(king)) | downRight(bit(king));
    from[PackedMove.KNIGHT] = AttackTables.knight(king);
    from[PackedMove.BISHOP] = diagonal;
    from[PackedMove.ROOK] = orthogonal;
    from[PackedMove.QUEEN] = diagonal | orthogonal;
    shields = men.own & (diagonal | orthogonal);
    shields = isShielded(men, king, occupied & ~shields) ? shields : 0;
  }

  /// Whether a slider looks at that square when only these others are occupied.
  private static boolean isShielded(Men men, int king, long occupied) {
    long diagonals = men.own & men.diagonals & occupied;
    long orthogonals = men.own & men.orthogonals & occupied;
    return ((AttackTables.bishop(king, occupied) & diagonals)
            | (AttackTables.rook(king, occupied) & orthogonals))
        != 0;
  }

  /// Whether a legal move in the prepared position may give check.
  boolean mayFollow(int move) {
    return !PackedMove.isNormal(move)
        || (from[PackedMove.role(move)] & bit(PackedMove.to(move))) != 0
        || (shields & bit(PackedMove.from(move))) != 0;
  }

  /// The squares on which a piece of that role, coming from this square, may give check.
  long squares(int role, int square) {
    return (shields & bit(square)) == 0 ? from[role] : -1L;
  }

  /// The squares on which a pawn that comes from `step` squares below may give check.
  long pawnSquares(int step) {
    return from[PackedMove.PAWN] | shields << step;
  }
}
