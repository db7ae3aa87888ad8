package org.jadoube.notation.replay;

import static org.jadoube.chess.bits.Bitboard.bit;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.Bitboard;
import org.jadoube.chess.bits.PackedMove;

/// Small tables that replaying looks up for every move.
final class SanSquares {
  private static final long[] FROM_FILE = new long[16];
  private static final long[] FROM_RANK = new long[16];
  private static final long[] ROOK_RAYS = new long[64];
  private static final long[] BISHOP_RAYS = new long[64];
  private static final long[] PAWN_ATTACKS = new long[128];

  /// The squares that each piece other than a pawn attacks on an empty board, by its code and
  /// square.
  private static final long[] REACH = new long[7 * 64];

  static {
    for (int i = 0; i < 16; i++) {
      FROM_FILE[i] = i == 0 ? -1 : Bitboard.FILE_A << (i - 1);
      FROM_RANK[i] = i == 0 ? -1 : Bitboard.RANK_1 << (8 * (i - 1));
    }
    for (int square = 0; square < 64; square++) {
      ROOK_RAYS[square] = AttackTables.rook(square, 0);
      BISHOP_RAYS[square] = AttackTables.bishop(square, 0);
      REACH[index(PackedMove.KNIGHT, square)] = AttackTables.knight(square);
      REACH[index(PackedMove.BISHOP, square)] = BISHOP_RAYS[square];
      REACH[index(PackedMove.ROOK, square)] = ROOK_RAYS[square];
      REACH[index(PackedMove.QUEEN, square)] = ROOK_RAYS[square] | BISHOP_RAYS[square];
      REACH[index(PackedMove.KING, square)] = AttackTables.king(square);
      PAWN_ATTACKS[square] = Bitboard.downLeft(bit(square)) | Bitboard.downRight(bit(square));
      PAWN_ATTACKS[64 + square] = Bitboard.upLeft(bit(square)) | Bitboard.upRight(bit(square));
    }
  }

  private SanSquares() {}

  /// The squares a move may come from, as far as its text says.
  static long from(int word) {
    return FROM_FILE[SanWord.file(word)] & FROM_RANK[SanWord.rank(word)];
  }

  private static int index(int role, int square) {
    return role << 6 | square;
  }

  /// The squares that a piece other than a pawn, given by its code, attacks from `square` on an
  /// empty board.
  static long reach(int role, int square) {
    return REACH[index(role, square)];
  }

  static long rookRays(int square) {
    return ROOK_RAYS[square];
  }

  static long bishopRays(int square) {
    return BISHOP_RAYS[square];
  }

  /// The squares a pawn on `square` attacks: upwards if `up`, that is if it is white.
  static long pawnAttacks(boolean up, int square) {
    return PAWN_ATTACKS[(up ? 64 : 0) | square];
  }
}
