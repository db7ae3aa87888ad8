package org.jadoube.chess.fate;

/// Symmetries of the board that do not change who can win.
enum Symmetry {
  /// Left and right are equivalent.
  OF_FILES(2),
  /// All directions are equivalent, for positions without pawns.
  OF_ALL(8);

  static final int NONE = 0;

  private final int count;

  Symmetry(int count) {
    this.count = count;
  }

  /// Whether this is the first of its equivalent squares.
  boolean isFirst(int square) {
    int file = square & 7;
    return file < 4 && (this == OF_FILES || square >> 3 <= file);
  }

  /// A pseudo-random symmetry, always the same for the same lot.
  int drawn(int lot) {
    return (lot * 0x9E37_79B9 >>> 28) & (count - 1);
  }

  /// The image of a square under a symmetry.
  static int image(int square, int symmetry) {
    int image = (symmetry & 4) == 0 ? square : square >> 3 | (square & 7) << 3;
    return image ^ ((symmetry & 1) == 0 ? 0 : 7) ^ ((symmetry & 2) == 0 ? 0 : 56);
  }
}
