package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;

/// Puts words on lines of less than 80 characters.
final class Folder {
  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();

  /// The last words, which stay on one line if it holds them; to the last of them signs may still
  /// be added.
  private final List<String> last = new ArrayList<>();

  private int column;

  /// A word, after a space or on a new line.
  void word(String word) {
    flush();
    last.add(word);
  }

  /// A word on the same line as the one before it, unless all that so belong together are longer
  /// than a line.
  void bound(String word) {
    last.add(word);
  }

  /// A sign that closes the last word.
  void close(char sign) {
    String word = last.isEmpty() ? "" : last.removeLast();
    last.add(word + sign);
  }

  private void flush() {
    if (!last.isEmpty()) {
      String together = String.join(" ", last);
      (length(together) <= WIDTH ? List.of(together) : last).forEach(this::put);
      last.clear();
    }
  }

  private void put(String word) {
    int length = length(word);
    if (column > 0) {
      boolean fits = column + 1 + length <= WIDTH;
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(word);
    column += length;
  }

  private static int length(String word) {
    return word.codePointCount(0, word.length());
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
