package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;

/// Folds words into lines of fewer than 80 characters.
final class Folder {
  private static final int WIDTH = 79;

  private final StringBuilder text = new StringBuilder();

  /// The last words, which stay together on one line if they fit. Signs may still be appended to
  /// the last of them.
  private final List<String> last = new ArrayList<>();

  private int column;

  /// Adds a word, after a space or on a new line.
  void word(String word) {
    flush();
    last.add(word);
  }

  /// Adds a word on the same line as the one before it, unless the words bound together are longer
  /// than a line.
  void bound(String word) {
    last.add(word);
  }

  /// Adds a sign that closes the last word.
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

  /// Adds a line of its own.
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
