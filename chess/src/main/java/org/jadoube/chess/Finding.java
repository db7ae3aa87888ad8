package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.RANK_2;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.RANK_7;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.downLeft;
import static org.jadoube.chess.bits.Bitboard.downRight;
import static org.jadoube.chess.bits.Bitboard.first;

import org.jadoube.chess.bits.Attacks;
import org.jadoube.chess.bits.Legality;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;

/// Tells whether one move is among the legal ones; makes no list and works out no other's targets.
/// Moves are as their side sees them, up the board.
final class Finding {
  private Finding() {}

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

  /// Whether king and rook may castle. What the rook alone shields its king from (in Chess960) it
  /// shields it from no longer afterwards, when it stands on the king's inner side.
  private static boolean isCastling(Position it, int move) {
    int king = PackedMove.from(move);
    long rook = bit(PackedMove.rook(move)) & it.own & it.rights;
    long occupied = it.own | it.enemy;
    long attacked =
        Legality.attacked(
            occupied & ~(bit(king) | rook),
            it.enemy,
            first(it.enemy & it.kings()),
            it.pawns,
            it.knights,
            it.diagonals,
            it.orthogonals);
    return (it.own & it.kings() & bit(king) & ~attacked) != 0
        && Movement.castlings(king, Movement.castlers(king, occupied, rook), attacked) != 0;
  }

  private static boolean isEnPassant(Position it, int move) {
    long target = it.rights & RANK_6 & bit(PackedMove.to(move));
    return (it.enPassantCapturers(target) & bit(PackedMove.from(move))) != 0;
  }

  /// Whether what is to move stands there, may go where it is to go, captures what it is to capture
  /// and leaves its king safe.
  private static boolean isStep(Position it, int move) {
    return (movers(it, move) & it.own & bit(PackedMove.from(move))) != 0
        && captures(it, move)
        && isSafe(it, move);
  }

  /// The pieces of both sides, as what is to move, that could arrive where it is to arrive. None if
  /// a king would stand beside the other.
  private static long movers(Position it, int move) {
    int to = PackedMove.to(move);
    long occupied = it.own | it.enemy;
    return switch (PackedMove.role(move)) {
      case PackedMove.PAWN -> it.pawns & pawns(it, move);
      case PackedMove.KNIGHT -> it.knights & Attacks.knight(to);
      case PackedMove.BISHOP -> it.diagonals & ~it.orthogonals & Attacks.bishop(to, occupied);
      case PackedMove.ROOK -> it.orthogonals & ~it.diagonals & Attacks.rook(to, occupied);
      case PackedMove.QUEEN ->
          it.diagonals
              & it.orthogonals
              & (Attacks.bishop(to, occupied) | Attacks.rook(to, occupied));
      default -> kings(it, to);
    };
  }

  private static long kings(Position it, int to) {
    long near = it.kings() & Attacks.king(to);
    return (near & it.enemy) == 0 ? near : 0;
  }

  /// Where a pawn can come from, by a capture if the move is one; from the seventh rank exactly if
  /// it becomes another piece.
  private static long pawns(Position it, int move) {
    return origins(it, move) & (PackedMove.promoted(move) == 0 ? ~RANK_7 : RANK_7);
  }

  private static long origins(Position it, int move) {
    long to = bit(PackedMove.to(move));
    long passed = down(to) & ~(it.own | it.enemy);
    return PackedMove.captured(move) == 0
        ? down(to) | (down(passed) & RANK_2)
        : downLeft(to) | downRight(to);
  }

  private static boolean captures(Position it, int move) {
    int to = PackedMove.to(move);
    return PackedMove.captured(move) == 0
        ? ((it.own | it.enemy) & bit(to)) == 0
        : (it.enemy & bit(to)) != 0 && PackedMove.captured(move) == it.role(to);
  }

  /// Whether the king is not attacked once the piece has gone: for one move, quicker than all pins.
  private static boolean isSafe(Position it, int move) {
    long to = bit(PackedMove.to(move));
    long king = PackedMove.role(move) == PackedMove.KING ? to : it.own & it.kings();
    long occupied = ((it.own | it.enemy) & ~bit(PackedMove.from(move))) | to;
    return Legality.attackers(
            first(king),
            occupied,
            it.enemy & ~to,
            it.pawns,
            it.knights,
            it.diagonals,
            it.orthogonals)
        == 0;
  }
}
