package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;

/// A line of a file of the catalogue.
///
/// @param number counted from 1
/// @param text its text, without indentation
record CatalogueLine(String file, int number, String text) {
  /// The cells, which spaces separate.
  List<String> cells() {
    return parts(text, ' ');
  }

  /// The fields, which bars separate.
  List<String> fields() {
    return parts(text, '|');
  }

  /// The parts of a text between such signs, without the spaces around them. Patterns could do
  /// this, too, but are slower, and every command reads the whole catalogue when it starts.
  static List<String> parts(String text, char sign) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int to = text.indexOf(sign); to >= 0; to = text.indexOf(sign, from)) {
      if (sign != ' ' || to > from) {
        parts.add(text.substring(from, to).strip());
      }
      from = to + 1;
    }
    parts.add(text.substring(from).strip());
    return parts;
  }

  CatalogueFault fault(String found, String expected) {
    return new CatalogueFault(file + ", line " + number, found, expected);
  }
}
