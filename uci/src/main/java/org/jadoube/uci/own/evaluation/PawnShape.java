package org.jadoube.uci.own.evaluation;

import static org.jadoube.chess.bits.Bitboard.FILE_A;
import static org.jadoube.chess.bits.Bitboard.FILE_H;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// The shape of one side's pawns, which go up the board.
final class PawnShape {
  private static final int DOUBLED = Phased.of(-8, -18);
  private static final int ISOLATED = Phased.of(-12, -14);
  private static final int[] PASSED = {
    0,
    Phased.of(0, 8),
    Phased.of(2, 14),
    Phased.of(8, 28),
    Phased.of(24, 52),
    Phased.of(50, 90),
    Phased.of(80, 140),
    0
  };

  private PawnShape() {}

  static int value(long own, long enemy) {
    int value = 0;
    for (long left = own; left != 0; left = rest(left)) {
      value += value(first(left), own, enemy);
    }
    return value;
  }

  private static int value(int square, long own, long enemy) {
    long file = FILE_A << (square & 7);
    long beside = beside(file);
    long ahead = ahead(square);
    int value = (own & beside) == 0 ? ISOLATED : 0;
    if ((own & file & ahead) != 0) {
      return value + DOUBLED;
    }
    return (enemy & (file | beside) & ahead) == 0 ? value + PASSED[square >> 3] : value;
  }

  private static long beside(long file) {
    return ((file & ~FILE_A) >>> 1) | ((file & ~FILE_H) << 1);
  }

  /// The ranks above that of the square.
  private static long ahead(int square) {
    return square >= 56 ? 0 : -bit((square | 7) + 1);
  }
}
