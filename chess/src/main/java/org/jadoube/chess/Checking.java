package org.jadoube.chess;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.first;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Movement;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Roles;

/// Finds out whether a move gives check (Article 3.9.1) without playing it.
final class Checking {
  private Checking() {}

  /// Whether the packed move leaves the enemy king attacked. The move must be legal and as the side
  /// to move sees it.
  static boolean givesCheck(Position it, int move) {
    int king = first(it.enemy & it.kings());
    long left = left(move);
    long stayed = it.own & ~left;
    long occupied = ((stayed | it.enemy) & ~left) | arrived(move);
    long moved = bit(acting(move));
    int role = role(move);
    long bishops = (stayed & it.diagonals) | (moved & Roles.among(Roles.DIAGONALS, role));
    long rooks = (stayed & it.orthogonals) | (moved & Roles.among(Roles.ORTHOGONALS, role));
    return (bishops & AttackTables.bishop(king, occupied)) != 0
        || (rooks & AttackTables.rook(king, occupied)) != 0
        || (role == PackedMove.KNIGHT && (moved & AttackTables.knight(king)) != 0)
        || (role == PackedMove.PAWN && (moved & AttackTables.pawnDown(king)) != 0);
  }

  /// The squares that the move vacates, including that of a pawn captured en passant.
  private static long left(int move) {
    long from = bit(PackedMove.from(move));
    return switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> from | bit(PackedMove.rook(move));
      case PackedMove.EN_PASSANT -> from | down(bit(PackedMove.to(move)));
      default -> from;
    };
  }

  /// The occupied squares after the move.
  private static long arrived(int move) {
    return bit(acting(move)) | bit(PackedMove.to(move));
  }

  /// The square of the moved piece that may give check; for castling, the rook's.
  private static int acting(int move) {
    return isCastling(move)
        ? Movement.castledRook(PackedMove.from(move), PackedMove.rook(move))
        : PackedMove.to(move);
  }

  /// The role of that piece.
  private static int role(int move) {
    return switch (PackedMove.kind(move)) {
      case PackedMove.CASTLING -> PackedMove.ROOK;
      case PackedMove.PROMOTION -> PackedMove.promoted(move);
      default -> PackedMove.role(move);
    };
  }

  private static boolean isCastling(int move) {
    return PackedMove.kind(move) == PackedMove.CASTLING;
  }
}
