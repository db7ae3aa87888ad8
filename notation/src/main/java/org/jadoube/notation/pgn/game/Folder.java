package org.jadoube.notation.pgn.game;

/// Puts words on lines of less than 80 characters.
final class Folder {
  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();

  /// The last word, to which signs may still be added.
  private final StringBuilder last = new StringBuilder();

  private int column;

  /// A word, after a space or on a new line.
  void word(String word) {
    flush();
    last.append(word);
  }

  /// A sign that closes the last word.
  void close(char sign) {
    last.append(sign);
  }

  private void flush() {
    if (last.isEmpty()) {
      return;
    }
    int length = last.codePointCount(0, last.length());
    if (column > 0) {
      boolean fits = column + 1 + length <= WIDTH;
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(last);
    column += length;
    last.setLength(0);
  }

  /// A line of its own.
  void line(String line) {
    newLine();
    text.append(line).append('\n');
  }

  private void newLine() {
    flush();
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  @Override
  public String toString() {
    newLine();
    return text.toString();
  }
}
