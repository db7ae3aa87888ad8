package org.jadoube.uci.own.search;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.lowest;

import org.jadoube.chess.bits.AttackTables;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;

/// The gain of a capture if both sides go on capturing on its square, the least piece first.
final class Exchange {
  /// Plain values of the pieces by their codes, which is enough to compare captures.
  static final int[] VALUES = {0, 100, 310, 325, 500, 950, 10_000};

  private Exchange() {}

  /// Whether the side to move loses no material by the capture.
  static boolean isSound(int move, Placement men) {
    int gain = VALUES[PackedMove.captured(move)];
    int risk = VALUES[PackedMove.role(move)];
    return gain >= risk || gain >= answered(move, men, risk);
  }

  /// The material that the opponent wins back.
  private static int answered(int move, Placement men, int risk) {
    int square = PackedMove.to(move);
    return won(square, men, men.occupied() & ~bit(PackedMove.from(move)), risk, false);
  }

  /// The most that a side wins by capturing a piece of that value on the square.
  private static int won(int square, Placement men, long occupied, int value, boolean own) {
    long attackers = attackers(square, men, occupied) & (own ? men.own() : men.enemy());
    for (int code = PackedMove.PAWN; code <= PackedMove.KING; code++) {
      long least = lowest(attackers & pieces(code, men));
      if (least != 0) {
        int next = won(square, men, occupied & ~least, VALUES[code], !own);
        return Math.max(0, value - next);
      }
    }
    return 0;
  }

  private static long pieces(int code, Placement men) {
    return switch (code) {
      case PackedMove.PAWN -> men.pawns();
      case PackedMove.KNIGHT -> men.knights();
      case PackedMove.BISHOP -> men.diagonals() & ~men.orthogonals();
      case PackedMove.ROOK -> men.orthogonals() & ~men.diagonals();
      case PackedMove.QUEEN -> men.orthogonals() & men.diagonals();
      default -> ~(men.pawns() | men.knights() | men.diagonals() | men.orthogonals());
    };
  }

  private static long attackers(int square, Placement men, long occupied) {
    return occupied
        & ((AttackTables.pawnDown(square) & men.pawns() & men.own())
            | (AttackTables.pawnUp(square) & men.pawns() & men.enemy())
            | (AttackTables.knight(square) & men.knights())
            | (AttackTables.king(square)
                & ~(men.pawns() | men.knights() | men.diagonals() | men.orthogonals()))
            | (AttackTables.bishop(square, occupied) & men.diagonals())
            | (AttackTables.rook(square, occupied) & men.orthogonals()));
  }
}
