package org.jadoube.chess.bits;

import static org.jadoube.chess.bits.Bitboard.bit;

/// The squares a slider attacks, for each square and each occupancy of the squares that can stop
/// it.
///
/// The occupancies of `masks[square]` are numbered by gathering its bits ([Long#compress(long,
/// long)], one instruction on processors with PEXT); the numbers are offset by `offsets[square]`.
@SuppressWarnings(
    "ArrayRecordComponent") // the compiler trusts a record's fields as constants; never compared
record SliderTable(long[] masks, int[] offsets, long[] attacks) {
  static final int[][] BISHOP = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  static final int[][] ROOK = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  long attacks(int square, long occupied) {
    return attacks[offsets[square] + (int) Long.compress(occupied, masks[square])];
  }

  static SliderTable of(int[][] directions) {
    long[] masks = new long[64];
    int[] offsets = new int[64];
    int size = 0;
    for (int square = 0; square < 64; square++) {
      masks[square] = stoppers(square, directions);
      offsets[square] = size;
      size += 1 << Long.bitCount(masks[square]);
    }
    SliderTable table = new SliderTable(masks, offsets, new long[size]);
    table.fill(directions);
    return table;
  }

  private void fill(int[][] directions) {
    for (int square = 0; square < 64; square++) {
      long occupied = 0;
      int entry = offsets[square];
      do { // every subset of the mask, in the order of its number
        attacks[entry++] = slides(square, occupied, directions);
        occupied = (occupied - masks[square]) & masks[square];
      } while (occupied != 0);
    }
  }

  /// The squares whose occupancy matters: all that it passes on an empty board except the last one
  /// in each direction.
  private static long stoppers(int square, int[][] directions) {
    long mask = 0;
    for (int[] direction : directions) {
      long line = slide(square, 0, direction);
      int last = square + lastStep(square, direction) * (8 * direction[1] + direction[0]);
      mask |= line & ~bit(last);
    }
    return mask;
  }

  private static long slides(int square, long occupied, int[][] directions) {
    long reached = 0;
    for (int[] direction : directions) {
      reached |= slide(square, occupied, direction);
    }
    return reached;
  }

  private static long slide(int square, long occupied, int[] direction) {
    long reached = 0;
    int step = 8 * direction[1] + direction[0];
    int last = square + lastStep(square, direction) * step;
    for (int at = square; at != last && (at == square || (occupied & bit(at)) == 0); ) {
      at += step;
      reached |= bit(at);
    }
    return reached;
  }

  private static int lastStep(int square, int[] direction) {
    return Math.min(room(square & 7, direction[0]), room(square >> 3, direction[1]));
  }

  private static int room(int coordinate, int step) {
    return step == 0 ? 7 : step > 0 ? 7 - coordinate : coordinate;
  }
}
