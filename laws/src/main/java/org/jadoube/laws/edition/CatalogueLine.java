package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;

/// A line of a file of the catalogue.
///
/// @param number counted from 1
/// @param text what it says, without indentation
record CatalogueLine(String file, int number, String text) {
  /// What stands between spaces.
  List<String> cells() {
    return parts(text, ' ');
  }

  /// What stands between bars.
  List<String> fields() {
    return parts(text, '|');
  }

  /// The parts of a text between such signs, without the spaces around them. Patterns would do the
  /// same, but every start of a command reads the whole catalogue.
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

  boolean beginsWith(String mark) {
    return text.startsWith(mark);
  }

  CatalogueFault fault(String found, String expected) {
    return new CatalogueFault(file + ", line " + number, found, expected);
  }
}
