package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;

/// The squares that a piece attacks from where it stands (Article 3.1.2), looked up in tables built
/// once.
public final class AttackTables {
  private static final int ON_BOARD = 63; // tells the compiler that an index is a square

  private static final long[] KNIGHT = leaps(new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2}});
  private static final long[] KING = leaps(new int[][] {{0, 1}, {1, 1}, {1, 0}, {1, -1}});
  private static final long[] PAWN_UP = pawns(1);
  private static final long[] PAWN_DOWN = pawns(-1);
  private static final SliderTable BISHOP = SliderTable.of(SliderTable.BISHOP);
  private static final SliderTable ROOK = SliderTable.of(SliderTable.ROOK);
  private static final long[] BETWEEN = between();

  private AttackTables() {}

  /// The squares a knight on `square` attacks.
  public static long knight(int square) {
    return KNIGHT[square & ON_BOARD];
  }

  /// The squares a king on `square` attacks.
  public static long king(int square) {
    return KING[square & ON_BOARD];
  }

  /// The squares attacked by a pawn on `square` that goes up the board.
  public static long pawnUp(int square) {
    return PAWN_UP[square & ON_BOARD];
  }

  /// The squares attacked by a pawn on `square` that goes down the board.
  public static long pawnDown(int square) {
    return PAWN_DOWN[square & ON_BOARD];
  }

  /// The squares on the diagonals of `square`.
  static long diagonals(int square) {
    return BISHOP.attacks(square & ON_BOARD, 0);
  }

  /// The squares on the file and the rank of `square`.
  static long orthogonals(int square) {
    return ROOK.attacks(square & ON_BOARD, 0);
  }

  /// The squares a bishop on `square` attacks: in each direction up to and including the first
  /// occupied square.
  public static long bishop(int square, long occupied) {
    return BISHOP.attacks(square & ON_BOARD, occupied);
  }

  /// The squares a rook on `square` attacks: in each direction up to and including the first
  /// occupied square.
  public static long rook(int square, long occupied) {
    return ROOK.attacks(square & ON_BOARD, occupied);
  }

  /// The squares strictly between two squares on the same rank, file or diagonal; empty for other
  /// pairs.
  public static long between(int one, int other) {
    return BETWEEN[((one & ON_BOARD) * 64) + (other & ON_BOARD)];
  }

  /// The squares between two squares given as one number, six bits each.
  static long between(int squares) {
    return BETWEEN[squares & (64 * 64 - 1)];
  }

  /// The whole rank, file or diagonal through two squares; empty for other pairs and if they are
  /// the same.
  public static long line(int one, int other) {
    return line(one, other, BISHOP) | line(one, other, ROOK);
  }

  private static long line(int one, int other, SliderTable slider) {
    long seen = slider.attacks(one, 0);
    boolean aligned = (seen & bit(other)) != 0;
    return aligned ? (seen & slider.attacks(other, 0)) | bit(one) | bit(other) : 0;
  }

  /// The squares of that line beyond `from` in the direction of `through`.
  public static long ray(int from, int through) {
    long below = bit(from) - 1;
    return line(from, through) & (through < from ? below : ~(below | bit(from)));
  }

  /// Everything that these knights attack.
  public static long knights(long knights) {
    long near = ((knights & ~Bitboard.FILE_A) >>> 1) | ((knights & ~Bitboard.FILE_H) << 1);
    long far = ((knights & ~AB) >>> 2) | ((knights & ~GH) << 2);
    return (near << 16) | (near >>> 16) | (far << 8) | (far >>> 8);
  }

  private static final long AB = Bitboard.FILE_A | (Bitboard.FILE_A << 1);
  private static final long GH = Bitboard.FILE_H | (Bitboard.FILE_H >>> 1);

  private static long[] leaps(int[][] steps) {
    long[] table = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int[] step : steps) {
        table[square] |= leap(square, step[0], step[1]) | leap(square, -step[0], -step[1]);
      }
    }
    return table;
  }

  private static long[] pawns(int ranks) {
    long[] table = new long[64];
    for (int square = 0; square < 64; square++) {
      table[square] = leap(square, -1, ranks) | leap(square, 1, ranks);
    }
    return table;
  }

  private static long leap(int square, int files, int ranks) {
    int file = (square & 7) + files;
    int rank = (square >> 3) + ranks;
    return (file | rank) >>> 3 == 0 ? bit(8 * rank + file) : 0;
  }

  private static long[] between() {
    long[] table = new long[64 * 64];
    for (int one = 0; one < 64; one++) {
      for (int other = 0; other < 64; other++) {
        table[(one << 6) | other] = between(one, other, BISHOP) | between(one, other, ROOK);
      }
    }
    return table;
  }

  private static long between(int one, int other, SliderTable slider) {
    boolean aligned = (slider.attacks(one, 0) & bit(other)) != 0;
    return aligned ? slider.attacks(one, bit(other)) & slider.attacks(other, bit(one)) : 0;
  }
}
