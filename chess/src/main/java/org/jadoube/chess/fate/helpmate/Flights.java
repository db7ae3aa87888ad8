package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.upLeft;
import static org.jadoube.chess.bits.Bitboard.upRight;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.Men;

/// A fast filter for moves that may mate: hardly any check leaves all the squares around the king
/// attacked. It may let too many pass, and it drops a few that uncover an attack.
final class Flights {
  private long uncovered; // squares to which the losing king could step
  private long through; // occupied squares, without that king

  /// Prepares for the moves of this position.
  void look(Men men) {
    long king = men.kings() & men.enemy;
    through = men.occupied() & ~king;
    uncovered = AttackTables.king(first(king)) & ~men.enemy & ~Promise.attacked(men, through);
  }

  /// Whether a legal move in the prepared position leaves the losing king no square.
  boolean mayBeGone(int move) {
    return uncovered == 0 || (uncovered & ~attackedFrom(move)) == 0;
  }

  private long attackedFrom(int move) {
    int to = PackedMove.to(move);
    long occupied = (through & ~bit(PackedMove.from(move))) | bit(to);
    return switch (PackedMove.arriving(move)) {
      case PackedMove.PAWN -> upLeft(bit(to)) | upRight(bit(to));
      case PackedMove.KNIGHT -> AttackTables.knight(to);
      case PackedMove.BISHOP -> AttackTables.bishop(to, occupied);
      case PackedMove.ROOK -> AttackTables.rook(to, occupied);
      case PackedMove.QUEEN -> AttackTables.bishop(to, occupied) | AttackTables.rook(to, occupied);
      default -> AttackTables.king(to);
    };
  }
}
