package org.jadoube.chess.fate;

/// Symmetries of the board under which what can be won stays the same.
enum Symmetry {
  /// Left and right alike.
  OF_FILES(2),
  /// All directions alike, for positions without pawns.
  OF_ALL(8);

  static final int NONE = 0;

  private final int count;

  Symmetry(int count) {
    this.count = count;
  }

  /// Whether this is the first of the squares that are alike.
  boolean isFirst(int square) {
    int file = square & 7;
    return file < 4 && (this == OF_FILES || square >> 3 <= file);
  }

  /// A symmetry drawn by lot, always the same one.
  int drawn(int lot) {
    return (lot * 0x9E37_79B9 >>> 28) & (count - 1);
  }

  /// Where a square gets by a symmetry.
  static int image(int square, int symmetry) {
    int image = (symmetry & 4) == 0 ? square : square >> 3 | (square & 7) << 3;
    return image ^ ((symmetry & 1) == 0 ? 0 : 7) ^ ((symmetry & 2) == 0 ? 0 : 56);
  }
}
