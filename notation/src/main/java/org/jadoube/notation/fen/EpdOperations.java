package org.jadoube.notation.fen;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Reads the operations of an EPD from left to right.
final class EpdOperations {
  private final String text;
  private int at;

  EpdOperations(String text, int from) {
    this.text = text;
    this.at = from;
  }

  Reading<List<Epd.Operation>> read() {
    List<Epd.Operation> operations = new ArrayList<>();
    skipSpaces();
    while (at < text.length()) {
      if (!Character.isLetter(text.charAt(at))) {
        return failed("the name of an operation");
      }
      List<String> words = new ArrayList<>();
      while (at < text.length() && text.charAt(at) != ';') {
        int from = at;
        words.add(word());
        if (at == from) {
          return failed("a quote at the operand's end");
        }
        skipSpaces();
      }
      if (at == text.length()) {
        return failed("; after the operation");
      }
      at++;
      operations.add(new Epd.Operation(words.getFirst(), words.subList(1, words.size())));
      skipSpaces();
    }
    return Reading.of(operations);
  }

  private String word() {
    int from = at;
    if (text.charAt(at) == '"') {
      int end = text.indexOf('"', at + 1);
      at = end < 0 ? at : end + 1;
      return end < 0 ? "" : text.substring(from + 1, end);
    }
    while (at < text.length() && text.charAt(at) != ';' && text.charAt(at) != ' ') {
      at++;
    }
    return text.substring(from, at);
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private Reading<List<Epd.Operation>> failed(String expected) {
    return Reading.failed(TextFault.atCharacter(text, at, expected));
  }
}
