package org.jadoube.notation.fen;

import java.util.Arrays;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// A field of a line, from `start` (inclusive) to `end` (exclusive).
record TextField(String line, int start, int end) {
  /// The fields of `line`, separated by single spaces: one for each name, or, if the line ends
  /// early, at least `least`.
  static Reading<TextField[]> split(String line, String[] names, int least) {
    if (line.length() > Fen.LONGEST) {
      return fault(line, Fen.LONGEST, "at most " + Fen.LONGEST + " characters");
    }
    TextField[] fields = new TextField[names.length];
    int start = 0;
    for (int i = 0; i < names.length; i++) {
      if (i >= least && start > line.length()) {
        return Reading.of(Arrays.copyOf(fields, i));
      }
      fields[i] = startingAt(line, start);
      if (fields[i].length() == 0) {
        return fault(line, fields[i].start(), names[i]);
      }
      start = fields[i].end() + 1;
    }
    int end = fields[names.length - 1].end();
    return end == line.length() ? Reading.of(fields) : fault(line, end, "the end");
  }

  /// The field that begins at `start`; an empty one after the end of the line.
  static TextField startingAt(String line, int start) {
    int from = Math.min(start, line.length());
    int space = line.indexOf(' ', from);
    return new TextField(line, from, space < 0 ? line.length() : space);
  }

  private static Reading<TextField[]> fault(String line, int offset, String expected) {
    return Reading.failed(TextFault.atCharacter(line, offset, expected));
  }

  String text() {
    return line.substring(start, end);
  }

  int length() {
    return end - start;
  }

  char at(int index) {
    return line.charAt(start + index);
  }

  /// A fault of the whole field.
  <T> Reading<T> fault(String expected) {
    return Reading.failed(TextFault.at(line, start, text(), expected));
  }

  /// A fault of the character at `index`, or, at the field's length, of its end.
  <T> Reading<T> faultAt(int index, String expected) {
    return index < length()
        ? Reading.failed(TextFault.atCharacter(line, start + index, expected))
        : Reading.failed(TextFault.at(line, end, "", expected));
  }
}
