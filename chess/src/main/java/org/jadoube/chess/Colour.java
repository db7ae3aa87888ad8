package org.jadoube.chess;

/// The two sides.
///
/// ```java
/// Colour.BLACK.opposite(); // => WHITE
/// Colour.BLACK.promotionRank(); // => 1
/// ```
///
/// @since 0.1.0
public enum Colour {
  /// The side that moves first.
  WHITE,
  /// The other side.
  BLACK;

  /// The other side.
  public Colour opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /// Where this side's king and rooks begin.
  public Rank backRank() {
    return this == WHITE ? Rank.ONE : Rank.EIGHT;
  }

  /// Where this side's pawns are promoted.
  public Rank promotionRank() {
    return opposite().backRank();
  }

  /// Where this side's pawns begin.
  public Rank pawnRank() {
    return this == WHITE ? Rank.TWO : Rank.SEVEN;
  }

  /// One rank forward for this side's pawns: 1 or -1.
  public int forward() {
    return this == WHITE ? 1 : -1;
  }
}
