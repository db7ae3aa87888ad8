package org.jadoube.tournament.trf.lines;

import java.util.BitSet;
import java.util.List;
import org.jadoube.notation.TextFault;

/// A line of a file, by columns: its characters from 1.
///
/// Code points are counted, so that accents and rare letters take one column like others.
final class Line {
  private final String text;
  private final int[] characters;
  private final int number;
  private final int offset;
  private final Departures departures;
  private final BitSet used = new BitSet();

  /// @param text the line without its end and without blanks before it
  /// @param number its number in the file, from 1
  /// @param offset where it begins in the file, in characters from 0
  Line(String text, int number, int offset, Departures departures) {
    this.text = text;
    this.characters = text.codePoints().toArray();
    this.number = number;
    this.offset = offset;
    this.departures = departures;
    use(1, 3);
  }

  /// The last column.
  int length() {
    return characters.length;
  }

  /// The first three characters.
  String code() {
    return raw(1, 3);
  }

  /// The text in these columns, with blanks; shorter at the end of the line.
  String raw(int from, int to) {
    int last = Math.min(to, characters.length);
    return from > last ? "" : new String(characters, from - 1, last - from + 1);
  }

  /// The text in these columns, without the blanks around it; it counts as understood.
  String take(int from, int to) {
    use(from, to);
    return raw(from, to).strip();
  }

  private void use(int from, int to) {
    used.set(from, Math.max(from, Math.min(to, characters.length) + 1));
  }

  boolean isBlank(int column) {
    return raw(column, column).isBlank();
  }

  /// Tells that these columns should hold something else.
  void depart(int from, int to, String expected) {
    String found = raw(from, to).strip();
    int column = from + indexOf(raw(from, to), found);
    departures.add(fault(TextFault.Kind.FORM, column, found, expected));
  }

  /// Tells that these columns hold something impossible.
  void deny(int from, int to, String expected) {
    departures.add(fault(TextFault.Kind.ILLEGAL, from, raw(from, to).strip(), expected));
  }

  private static int indexOf(String raw, String found) {
    return raw.codePointCount(0, Math.max(0, raw.indexOf(found)));
  }

  private TextFault fault(TextFault.Kind kind, int column, String found, String expected) {
    int within = text.offsetByCodePoints(0, Math.min(column - 1, characters.length));
    return new TextFault(kind, offset + within, number, column, found, expected, List.of());
  }

  /// Tells the first thing that no field has taken.
  void tellRest() {
    for (int column = 1; column <= characters.length; column++) {
      if (!used.get(column) && !isBlank(column)) {
        depart(column, endOfWord(column), "blanks in this column");
        return;
      }
    }
  }

  private int endOfWord(int column) {
    int end = column;
    while (end < characters.length && !used.get(end + 1) && !isBlank(end + 1)) {
      end++;
    }
    return end;
  }
}
