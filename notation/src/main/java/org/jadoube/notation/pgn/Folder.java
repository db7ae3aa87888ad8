package org.jadoube.notation.pgn;

/// Puts words on lines of less than 80 characters.
final class Folder {
  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /// A word, after a space or on a new line.
  void word(String word) {
    int length = word.codePointCount(0, word.length());
    if (column > 0) {
      boolean fits = column + 1 + length <= WIDTH;
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(word);
    column += length;
  }

  /// A sign that closes the last word; the line may get longer by it.
  void close(char sign) {
    text.append(sign);
    column++;
  }

  /// A line of its own.
  void line(String line) {
    newLine();
    text.append(line).append('\n');
  }

  private void newLine() {
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  @Override
  public String toString() {
    return column > 0 ? text + "\n" : text.toString();
  }
}
