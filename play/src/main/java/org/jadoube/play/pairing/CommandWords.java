package org.jadoube.play.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Splits a command into words, as a shell does, but with quotation marks only.
final class CommandWords {
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;

  private CommandWords() {}

  /// The words; empty if a quotation mark is missing.
  static Optional<List<String>> of(String text) {
    CommandWords command = new CommandWords();
    int at = 0;
    while (at < text.length()) {
      char character = text.charAt(at);
      int end = character == '"' || character == '\'' ? text.indexOf(character, at + 1) : at;
      if (end < 0) {
        return Optional.empty();
      }
      command.take(text, at, end);
      at = end + 1;
    }
    command.end();
    return Optional.of(List.copyOf(command.words));
  }

  /// Takes a character, or the text between two quotation marks.
  private void take(String text, int at, int end) {
    if (end > at) {
      inWord = true;
      word.append(text, at + 1, end);
    } else if (Character.isWhitespace(text.charAt(at))) {
      end();
    } else {
      inWord = true;
      word.append(text.charAt(at));
    }
  }

  private void end() {
    if (inWord) {
      words.add(word.toString());
    }
    word.setLength(0);
    inWord = false;
  }
}
