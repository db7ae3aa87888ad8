package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;

/// Tells whether one move is among the legal ones; makes no list and works out no other's targets.
public final class Finding {
  private Finding() {}

  /// Whether the packed move, its squares as the side to move sees them, is legal.
  public static boolean isLegal(
      int move,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    int from = PackedMove.from(move);
    long occupied = own | enemy;
    int standing = Roles.at(from, occupied, pawns, knights, diagonals, orthogonals);
    if ((own & bit(from)) == 0 || standing != PackedMove.role(move)) {
      return false;
    }
    long to = bit(PackedMove.to(move));
    return switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> {
        Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
        yield (targets.castlings(targets.attacked()) & bit(PackedMove.rook(move))) != 0;
      }
      case PackedMove.EN_PASSANT -> {
        Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
        yield (targets.enPassantCapturers() & bit(from)) != 0 && targets.enPassant() == to;
      }
      default ->
          (reached(standing, from, occupied, enemy) & to & ~own) != 0
              && becomes(
                  PackedMove.promoted(move), standing == PackedMove.PAWN && (to & RANK_8) != 0)
              && PackedMove.captured(move)
                  == Roles.at(PackedMove.to(move), occupied, pawns, knights, diagonals, orthogonals)
              && isSafe(bit(from), to, own, enemy, pawns, knights, diagonals, orthogonals);
    };
  }

  private static boolean becomes(int promoted, boolean promotion) {
    return promotion
        ? promoted >= PackedMove.KNIGHT && promoted <= PackedMove.QUEEN
        : promoted == 0;
  }

  /// Where the piece could go if its king were safe anyway.
  private static long reached(int role, int from, long occupied, long enemy) {
    return switch (role) {
      case PackedMove.PAWN -> pawn(bit(from), ~occupied, enemy);
      case PackedMove.KNIGHT -> Attacks.knight(from);
      case PackedMove.BISHOP -> Attacks.bishop(from, occupied);
      case PackedMove.ROOK -> Attacks.rook(from, occupied);
      case PackedMove.QUEEN -> Attacks.bishop(from, occupied) | Attacks.rook(from, occupied);
      default -> Attacks.king(from);
    };
  }

  private static long pawn(long pawn, long empty, long enemy) {
    long pushes = Movement.pushes(pawn, empty, 0, 0);
    return pushes
        | Movement.doublePushes(pushes, empty)
        | Movement.leftCaptures(pawn, enemy, 0, 0)
        | Movement.rightCaptures(pawn, enemy, 0, 0);
  }

  /// Whether the king is not attacked once the piece has gone: for one move, quicker than all pins.
  private static boolean isSafe(
      long from,
      long to,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    long kings = ~(pawns | knights | diagonals | orthogonals);
    long king = (own & from & kings) != 0 ? to : own & kings;
    long occupied = ((own | enemy) ^ from) | to;
    long others = enemy & ~to;
    return (Attacks.king(first(king)) & others & kings) == 0
        && Legality.attackers(first(king), occupied, others, pawns, knights, diagonals, orthogonals)
            == 0;
  }
}
