package org.jadoube.laws.edition;

import java.util.List;
import java.util.regex.Pattern;

/// A line of a file of the catalogue.
///
/// @param number counted from 1
/// @param text what it says, without indentation
record CatalogueLine(String file, int number, String text) {
  private static final Pattern SPACES = Pattern.compile(" +");
  private static final Pattern BARS = Pattern.compile(" *\\| *");

  /// What stands between spaces.
  List<String> cells() {
    return List.of(SPACES.split(text));
  }

  /// What stands between bars.
  List<String> fields() {
    return List.of(BARS.split(text));
  }

  boolean beginsWith(String mark) {
    return text.startsWith(mark);
  }

  CatalogueFault fault(String found, String expected) {
    return new CatalogueFault(file + ", line " + number, found, expected);
  }
}
