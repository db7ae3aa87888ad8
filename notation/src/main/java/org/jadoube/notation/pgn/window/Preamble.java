package org.jadoube.notation.pgn.window;

/// Lines before a game, such as `Game 1` or the text of a letter. They begin with a word of at
/// least three letters, or of two and a colon.
public final class Preamble {
  private static final int LEAST_LETTERS = 3;

  private Preamble() {}

  /// Whether such a line begins at `at`. There must be zeros from `end` on.
  public static boolean isAt(byte[] bytes, int at, int end) {
    int letters = letters(bytes, at, end);
    byte next = bytes[at + letters];
    return isWord(next, letters, LEAST_LETTERS) || (letters > 1 && next == ':');
  }

  /// Whether there is a word at `at` that is not a move.
  public static boolean isWordAt(byte[] bytes, int at, int end) {
    int letters = letters(bytes, at, end);
    return isWord(bytes[at + letters], letters, 2);
  }

  private static boolean isWord(byte next, int letters, int least) {
    return letters >= least && next >= 0 && (next < '0' || next > '9');
  }

  private static int letters(byte[] bytes, int at, int end) {
    int letters = 0;
    while (at + letters < end && isLetter(bytes[at + letters])) {
      letters++;
    }
    return letters;
  }

  private static boolean isLetter(byte symbol) {
    return (symbol | 0x20) >= 'a' && (symbol | 0x20) <= 'z';
  }
}
