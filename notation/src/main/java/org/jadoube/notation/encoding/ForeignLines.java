package org.jadoube.notation.encoding;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jadoube.notation.pgn.window.Scan;

/// The lines of a text that are not UTF-8: what they say about their encoding, and their text as
/// UTF-8.
///
/// Lines are looked at one by one, since files are put together from others. A line that is UTF-8
/// stays as it is: text in another encoding hardly ever looks like it. If most lines are UTF-8, one
/// that is not has only been damaged, and its other letters stay, too.
final class ForeignLines {
  private final ForeignWords words = new ForeignWords();
  private long utf8;
  private long others;

  /// Counts the lines between two indexes, and looks at their words.
  void add(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int end = lineEnd(bytes, at, to);
      if (!Utf8.isAll(bytes, at, end)) {
        others++;
        words.add(bytes, at, end);
      } else if (!Scan.isAscii(bytes, at, end)) {
        utf8++;
      }
      at = end;
    }
  }

  /// Writes the lines between two indexes, converting those that are not UTF-8.
  void write(byte[] bytes, int from, int to, SingleBytes table, ByteArrayOutputStream out) {
    int at = from;
    while (at < to) {
      int end = lineEnd(bytes, at, to);
      if (Utf8.isAll(bytes, at, end)) {
        out.write(bytes, at, end - at);
      } else {
        writeLine(bytes, at, end, table, out);
      }
      at = end;
    }
  }

  private void writeLine(
      byte[] bytes, int from, int to, SingleBytes table, ByteArrayOutputStream out) {
    int at = from;
    while (at < to) {
      int length = isMostlyUtf8() ? Utf8.length(bytes, at, to) : 0;
      if (length > 0) {
        out.write(bytes, at, length);
      } else {
        out.writeBytes(String.valueOf(table.decoded(bytes[at])).getBytes(StandardCharsets.UTF_8));
      }
      at += Math.max(1, length);
    }
  }

  /// The index of the first line that is not UTF-8; `to` if there is none.
  static int first(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int end = lineEnd(bytes, at, to);
      if (!Utf8.isAll(bytes, at, end)) {
        return at;
      }
      at = end;
    }
    return to;
  }

  /// The index after the end of the line at `at`.
  private static int lineEnd(byte[] bytes, int at, int to) {
    int end = at;
    while (end < to && bytes[end] != '\n' && bytes[end] != '\r') {
      end++;
    }
    return Math.min(to, end + 1);
  }

  ForeignWords words() {
    return words;
  }

  /// How many lines are UTF-8 and have letters outside ASCII.
  long utf8() {
    return utf8;
  }

  /// How many lines are not UTF-8.
  long others() {
    return others;
  }

  private boolean isMostlyUtf8() {
    return utf8 > others;
  }
}
