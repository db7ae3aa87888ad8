package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.RANK_6;
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
    return (own & bit(PackedMove.from(move))) != 0
        && PackedMove.role(move)
            == Roles.at(PackedMove.from(move), own | enemy, pawns, knights, diagonals, orthogonals)
        && (PackedMove.kind(move) == PackedMove.CASTLING
            ? isCastling(move, own, enemy, pawns, knights, diagonals, orthogonals, rights)
            : isStep(move, own, enemy, pawns, knights, diagonals, orthogonals, rights));
  }

  /// Whether king and rook may castle. What the rook alone shields its king from (in Chess960) it
  /// shields it from no longer afterwards, when it stands on the king's inner side.
  private static boolean isCastling(
      int move,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    int king = PackedMove.from(move);
    long rook = bit(PackedMove.rook(move)) & own & rights;
    long occupied = own | enemy;
    long kings = enemy & ~(pawns | knights | diagonals | orthogonals);
    long attacked =
        Legality.attacked(
            occupied & ~(bit(king) | rook),
            enemy,
            first(kings),
            pawns,
            knights,
            diagonals,
            orthogonals);
    return (attacked & bit(king)) == 0
        && Movement.castlings(king, Movement.castlers(king, occupied, rook), attacked) != 0;
  }

  /// Whether one piece moves as it may. A capture en passant is a pawn's where the captured pawn
  /// stands below the square it passed.
  private static boolean isStep(
      int move,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals,
      long rights) {
    boolean enPassant = PackedMove.kind(move) == PackedMove.EN_PASSANT;
    long occupied = own | enemy;
    long to = bit(PackedMove.to(move));
    int captured = PackedMove.to(move) - (enPassant ? Generator.UP : 0);
    return (reached(move, occupied, enPassant ? rights & RANK_6 : enemy) & to & ~own) != 0
        && becomes(move, to & RANK_8)
        && PackedMove.captured(move)
            == Roles.at(captured, occupied, pawns, knights, diagonals, orthogonals)
        && isSafe(
            bit(PackedMove.from(move)),
            to,
            bit(captured),
            own,
            enemy,
            pawns,
            knights,
            diagonals,
            orthogonals);
  }

  private static boolean becomes(int move, long lastRank) {
    int promoted = PackedMove.promoted(move);
    return PackedMove.role(move) == PackedMove.PAWN && lastRank != 0
        ? promoted >= PackedMove.KNIGHT && promoted <= PackedMove.QUEEN
        : promoted == 0;
  }

  /// Where the piece could go if its king were safe anyway, pawns capturing on `capturable`.
  private static long reached(int move, long occupied, long capturable) {
    int from = PackedMove.from(move);
    return switch (PackedMove.role(move)) {
      case PackedMove.PAWN -> pawn(bit(from), ~occupied, capturable);
      case PackedMove.KNIGHT -> Attacks.knight(from);
      case PackedMove.BISHOP -> Attacks.bishop(from, occupied);
      case PackedMove.ROOK -> Attacks.rook(from, occupied);
      case PackedMove.QUEEN -> Attacks.bishop(from, occupied) | Attacks.rook(from, occupied);
      default -> Attacks.king(from);
    };
  }

  private static long pawn(long pawn, long empty, long capturable) {
    long pushes = Movement.pushes(pawn, empty, 0, 0);
    return pushes
        | Movement.doublePushes(pushes, empty)
        | Movement.leftCaptures(pawn, capturable, 0, 0)
        | Movement.rightCaptures(pawn, capturable, 0, 0);
  }

  /// Whether the king is not attacked once the piece has gone: for one move, quicker than all pins.
  private static boolean isSafe(
      long from,
      long to,
      long captured,
      long own,
      long enemy,
      long pawns,
      long knights,
      long diagonals,
      long orthogonals) {
    long kings = ~(pawns | knights | diagonals | orthogonals);
    long king = (own & from & kings) != 0 ? to : own & kings;
    long occupied = ((own | enemy) & ~(from | captured)) | to;
    long others = enemy & ~captured;
    return (Attacks.king(first(king)) & others & kings) == 0
        && Legality.attackers(first(king), occupied, others, pawns, knights, diagonals, orthogonals)
            == 0;
  }
}
