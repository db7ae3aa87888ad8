package org.jadoube.audit.form;

import org.jadoube.notation.pgn.PgnText;
import org.jspecify.annotations.Nullable;

/// The latest values of a tag. Games of an archive share many values, so only values not seen
/// lately are decoded and checked.
final class KnownValues {
  private static final int PLACES = 64;
  private static final int FACTOR = 0x9E37_79B9;
  private static final int SHIFT = Integer.SIZE - Integer.numberOfTrailingZeros(PLACES);

  /// Longer values are not kept.
  private static final int LONGEST = 128;

  private final String name;
  private final @Nullable Value[] places = new Value[PLACES];

  KnownValues(String name) {
    this.name = name;
  }

  /// A value and its fault.
  record Value(String text, TagFault fault) {
    /// Whether the text equals its bytes.
    private boolean isPlain() {
      return text.indexOf('\\') < 0;
    }
  }

  Value of(PgnText value) {
    int place = place(value);
    Value known = places[place];
    if (known != null && value.isAscii(known.text) && known.isPlain()) {
      return known;
    }
    String text = value.toString();
    Value read = new Value(text, TagFault.of(name, text));
    if (value.length() <= LONGEST) {
      places[place] = read;
    }
    return read;
  }

  /// A slot chosen by length and the last two bytes, in which dates, times and ratings mostly
  /// differ.
  private static int place(PgnText value) {
    int length = value.length();
    int last = length > 0 ? value.at(length - 1) : 0;
    int before = length > 1 ? value.at(length - 2) : 0;
    return (length * 961 + before * 31 + last) * FACTOR >>> SHIFT;
  }
}
