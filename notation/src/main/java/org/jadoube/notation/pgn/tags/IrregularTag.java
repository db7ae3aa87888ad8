package org.jadoube.notation.pgn.tags;

import java.io.IOException;
import org.jadoube.notation.pgn.window.Scan;
import org.jadoube.notation.pgn.window.Symbols;
import org.jadoube.notation.pgn.window.Window;

/// A tag pair with unusual spaces, quotes inside the value, a value over several lines, or parts
/// missing.
///
/// @param end the index after it
/// @param faultAt the index of the first thing wrong with it
/// @param expected what was expected there; empty if nothing is wrong
record IrregularTag(
    int nameFrom, int nameTo, int valueFrom, int valueTo, int end, int faultAt, String expected) {
  private static final int MOST_LINES = 8;

  /// How many bytes from the window's place belong to the tag: up to the end of the line with its
  /// closing bracket, or of its first line if no line has one.
  static int length(Window window, int most) throws IOException {
    int first = lineLength(window, 0, most);
    int length = first;
    for (int lines = 1; length > 0 && lines < MOST_LINES; lines++) {
      int at = window.at();
      if (closing(window.bytes(), at, at + length) > 0) {
        return length;
      }
      window.need(length + 2);
      byte next = window.bytes()[window.at() + Math.min(length + 1, window.end() - window.at())];
      if (next == '[' || next == '\r' || next == '\n' || window.end() - window.at() <= length + 1) {
        return first;
      }
      length = lineLength(window, length + 1, most);
    }
    return first;
  }

  private static int lineLength(Window window, int from, int most) throws IOException {
    int length = window.findLineEnd(from, most);
    return length == Window.ENDED ? window.end() - window.at() : length;
  }

  /// The index of the first quote after the opening one that is followed by a closing bracket; 0 if
  /// there is none.
  private static int closing(byte[] bytes, int from, int to) {
    int first = Scan.indexOf(bytes, '"', from, to);
    for (int at = first + 1; at < to; at++) {
      if (bytes[at] == '"' && !isEscaped(bytes, at, first) && closes(bytes, at + 1, to)) {
        return at;
      }
    }
    return 0;
  }

  private static boolean isEscaped(byte[] bytes, int at, int first) {
    int slashes = 0;
    while (at - 1 - slashes > first && bytes[at - 1 - slashes] == '\\') {
      slashes++;
    }
    return slashes % 2 == 1;
  }

  private static boolean closes(byte[] bytes, int from, int to) {
    int at = skipBlanks(bytes, from, to);
    return at < to && bytes[at] == ']';
  }

  private static int skipBlanks(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && Symbols.isBlank(bytes[at])) {
      at++;
    }
    return at;
  }

  /// The tag in the bytes from the `[` at `from` to `to`.
  static IrregularTag of(byte[] bytes, int from, int to) {
    int nameFrom = skipBlanks(bytes, from + 1, to);
    int nameTo = nameFrom;
    while (nameTo < to && isLetter(bytes[nameTo])) {
      nameTo++;
    }
    int quote = valueStart(bytes, nameTo, to);
    if (nameTo == nameFrom) {
      return unnamed(bytes, from, nameFrom, to);
    }
    if (quote == to || bytes[quote] != '"') {
      return unquoted(bytes, nameFrom, nameTo, quote, to);
    }
    int closing = closing(bytes, from, to);
    IrregularTag tag =
        closing == 0
            ? open(bytes, nameFrom, nameTo, quote, to)
            : closed(bytes, nameFrom, nameTo, quote, closing, to);
    int sign = skipBlanks(bytes, nameTo, to);
    return sign < quote ? tag.faulty(sign, "a quote after the name") : tag;
  }

  /// Not a tag at all; if it is a command, such as `[%clk 1:30:00]`, moves may follow it.
  private static IrregularTag unnamed(byte[] bytes, int from, int at, int to) {
    int close = at < to && bytes[at] == '%' ? Scan.indexOf(bytes, ']', at, to) : to;
    int end = Math.min(to, close + 1);
    return new IrregularTag(from, from, from, from, end, at, "the name of a tag");
  }

  /// The beginning of the value, after blanks and a sign that PGN does not have: `White: "A"`.
  private static int valueStart(byte[] bytes, int from, int to) {
    int at = skipBlanks(bytes, from, to);
    boolean sign = at < to && (bytes[at] == ':' || bytes[at] == '=');
    return sign ? skipBlanks(bytes, at + 1, to) : at;
  }

  private static boolean isLetter(byte symbol) {
    return symbol == '_'
        || (symbol >= '0' && symbol <= '9')
        || (symbol >= 'A' && symbol <= 'Z')
        || (symbol >= 'a' && symbol <= 'z')
        || symbol == '-'
        || symbol < 0;
  }

  private static IrregularTag closed(
      byte[] bytes, int nameFrom, int nameTo, int quote, int closing, int to) {
    int end = Scan.indexOf(bytes, ']', closing, to) + 1;
    int inner = innerQuote(bytes, quote, closing);
    String expected = inner == 0 ? "" : "a backslash before a quote inside a value";
    return new IrregularTag(nameFrom, nameTo, quote + 1, closing, end, inner, expected);
  }

  private IrregularTag faulty(int at, String expected) {
    return new IrregularTag(nameFrom, nameTo, valueFrom, valueTo, end, at, expected);
  }

  private static int innerQuote(byte[] bytes, int quote, int closing) {
    for (int at = quote + 1; at < closing; at++) {
      if (bytes[at] == '"' && !isEscaped(bytes, at, quote)) {
        return at;
      }
    }
    return 0;
  }

  /// A tag whose value is never closed: it goes on to the end of the line.
  private static IrregularTag open(byte[] bytes, int nameFrom, int nameTo, int quote, int to) {
    int end = withoutTrailing(bytes, quote + 1, to);
    return new IrregularTag(
        nameFrom, nameTo, quote + 1, /* valueTo= */ end, /* end= */ to, end, "\"] after the value");
  }

  private static IrregularTag unquoted(byte[] bytes, int nameFrom, int nameTo, int from, int to) {
    int end = withoutTrailing(bytes, from, to);
    int quote = quoteLength(bytes, from);
    int last = end - quote;
    boolean quoted = quote > 0 && last > from && quoteLength(bytes, last) == quote;
    int valueFrom = quoted ? from + quote : from;
    int valueTo = quoted ? last : end;
    return new IrregularTag(
        nameFrom, nameTo, valueFrom, valueTo, /* end= */ to, from, "the value in quotes");
  }

  /// The length of a quotation mark that PGN does not have, such as `'` or `“`; 0 if there is none.
  private static int quoteLength(byte[] bytes, int at) {
    boolean curly = bytes[at] == (byte) 0xE2 && bytes[at + 1] == (byte) 0x80;
    boolean mark = curly && bytes[at + 2] >= (byte) 0x98 && bytes[at + 2] <= (byte) 0x9F;
    return bytes[at] == '\'' ? 1 : mark ? 3 : 0;
  }

  private static int withoutTrailing(byte[] bytes, int from, int to) {
    int end = to;
    while (end > from
        && (bytes[end - 1] == ']' || bytes[end - 1] == '"' || Symbols.isBlank(bytes[end - 1]))) {
      end--;
    }
    return end;
  }
}
