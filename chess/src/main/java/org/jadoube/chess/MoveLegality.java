package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.PseudoLegality;

/// Decides whether one move is legal without generating the others. Moves are as the side to move
/// sees them, going up the board.
final class MoveLegality {
  private MoveLegality() {}

  static boolean isLegal(Position it, int move) {
    return PackedMove.isNormal(move)
        ? isStep(it, move)
        : switch (PackedMove.kind(move)) {
          case PackedMove.CASTLING -> isCastling(it, move);
          case PackedMove.EN_PASSANT -> isEnPassant(it, move);
          default -> isPromotion(move) && isStep(it, move);
        };
  }

  private static boolean isPromotion(int move) {
    int promoted = PackedMove.promoted(move);
    return promoted >= PackedMove.KNIGHT && promoted <= PackedMove.QUEEN;
  }

  /// Whether king and rook may castle. In Chess960 a rook may be all that shields its king; once on
  /// the king's inner side it no longer does.
  private static boolean isCastling(Position it, int move) {
    int king = PackedMove.from(move);
    long rook = bit(PackedMove.rook(move)) & it.own & it.rights;
    long occupied = it.own | it.enemy;
    long attacked = Legality.attacked(occupied & ~(bit(king) | rook), it.placement());
    return (it.own & it.kings() & bit(king) & ~attacked) != 0
        && Movement.castlings(king, Movement.castlers(king, occupied, rook), attacked) != 0;
  }

  private static boolean isEnPassant(Position it, int move) {
    long target = it.rights & RANK_6 & bit(PackedMove.to(move));
    return (it.enPassantCapturers(target) & bit(PackedMove.from(move))) != 0;
  }

  /// Whether the pieces can make the move and the king is safe. Branch-free except for the few tied
  /// pieces: branch prediction fails on arbitrary moves.
  private static boolean isStep(Position it, int move) {
    int possible = PseudoLegality.possible(move, it.placement());
    boolean isTied = ((int) (it.tied() >>> PackedMove.from(move)) & possible) != 0;
    return (isTied && !isSafe(it, move) ? 0 : possible) != 0;
  }

  /// Whether the king is not attacked after the move and not adjacent to the other king.
  private static boolean isSafe(Position it, int move) {
    long from = bit(PackedMove.from(move));
    long to = bit(PackedMove.to(move));
    long occupied = (it.own | it.enemy) & ~from | to;
    long others = it.enemy & ~to;
    long kings = it.kings();
    int king = first(PackedMove.role(move) == PackedMove.KING ? to : it.own & kings);
    long attackers = Legality.attackers(king, occupied, it.placement()) & ~to;
    return (attackers | AttackTables.king(king) & others & kings) == 0;
  }
}
