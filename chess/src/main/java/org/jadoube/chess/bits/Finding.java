package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;

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
    Targets targets = new Targets(own, enemy, pawns, knights, diagonals, orthogonals, rights);
    return switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> (targets.castlings(targets.attacked()) & to) != 0;
      case PackedMove.EN_PASSANT ->
          (targets.enPassantCapturers() & bit(from)) != 0 && targets.enPassant() == to;
      default -> {
        int captured =
            Roles.at(PackedMove.to(move), occupied, pawns, knights, diagonals, orthogonals);
        yield captured == PackedMove.captured(move)
            && becomes(PackedMove.promoted(move), standing == PackedMove.PAWN && (to & RANK_8) != 0)
            && (reached(standing, from, targets) & to) != 0;
      }
    };
  }

  private static boolean becomes(int promoted, boolean promotion) {
    return promotion
        ? promoted >= PackedMove.KNIGHT && promoted <= PackedMove.QUEEN
        : promoted == 0;
  }

  private static long reached(int role, int from, Targets targets) {
    long mover = bit(from);
    return switch (role) {
      case PackedMove.PAWN ->
          targets.pushes(mover)
              | targets.doublePushes(mover)
              | targets.leftCaptures(mover)
              | targets.rightCaptures(mover);
      case PackedMove.KNIGHT -> (targets.knights() & mover) == 0 ? 0 : targets.knight(from);
      case PackedMove.KING -> targets.kingSteps(targets.attacked());
      default -> targets.slider(from);
    };
  }
}
