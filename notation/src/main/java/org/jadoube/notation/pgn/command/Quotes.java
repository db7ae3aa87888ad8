package org.jadoube.notation.pgn.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Items separated by commas, with texts in quotes: `"En","the move?",10`.
final class Quotes {
  private final String text;
  private int at;

  private Quotes(String text) {
    this.text = text;
  }

  /// The items without their quotes; empty if the text does not have this form.
  static Optional<List<String>> items(String text) {
    return new Quotes(text).items();
  }

  private Optional<List<String>> items() {
    List<String> items = new ArrayList<>();
    do {
      int end =
          at < text.length() && text.charAt(at) == '"' ? text.indexOf('"', at + 1) + 1 : comma();
      if (end == 0) {
        return Optional.empty();
      }
      String item = text.substring(at, end).strip();
      items.add(item.startsWith("\"") ? item.substring(1, item.length() - 1) : item);
      at = blanks(end);
    } while (at < text.length() && text.charAt(at) == ',' && (at = blanks(at + 1)) >= 0);
    return at == text.length() ? Optional.of(items) : Optional.empty();
  }

  private int comma() {
    int comma = text.indexOf(',', at);
    return comma < 0 ? text.length() : comma;
  }

  private int blanks(int from) {
    int next = from;
    while (next < text.length() && text.charAt(next) == ' ') {
      next++;
    }
    return next;
  }
}
