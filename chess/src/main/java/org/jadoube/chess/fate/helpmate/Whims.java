package org.jadoube.chess.fate.helpmate;

/// Numbers that differ from move to move, so that nothing goes round in circles, but are the same
/// after every new start.
final class Whims {
  private static final int FACTOR = 1_664_525;
  private static final int ADDED = 1_013_904_223;

  private int state = 1;

  void startAnew() {
    state = 1;
  }

  private int next() {
    state = state * FACTOR + ADDED;
    return state;
  }

  /// A number from 0 to 3.
  int small() {
    return next() >>> 30;
  }

  /// One of the squares of a set that is not empty.
  int pick(long squares) {
    long number = Integer.toUnsignedLong(next()) * Long.bitCount(squares) >>> 32;
    return Long.numberOfTrailingZeros(Long.expand(1L << number, squares));
  }
}
