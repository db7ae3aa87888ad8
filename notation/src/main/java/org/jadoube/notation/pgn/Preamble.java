package org.jadoube.notation.pgn;

/// Lines that stand before a game, as `Game 1` or those of a letter: they begin with a word of at
/// least three letters.
final class Preamble {
  private static final int LEAST_LETTERS = 3;

  private Preamble() {}

  /// Whether such a line begins at that index; behind `end` there are zeros.
  static boolean isAt(byte[] bytes, int at, int end) {
    int letters = 0;
    while (at + letters < end && isLetter(bytes[at + letters])) {
      letters++;
    }
    byte next = bytes[at + letters];
    return letters >= LEAST_LETTERS && next >= 0 && (next < '0' || next > '9');
  }

  private static boolean isLetter(byte symbol) {
    return (symbol | 0x20) >= 'a' && (symbol | 0x20) <= 'z';
  }
}
