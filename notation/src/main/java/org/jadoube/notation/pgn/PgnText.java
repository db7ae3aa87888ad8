package org.jadoube.notation.pgn;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import org.jadoube.notation.replay.SanBytes;

/// A stretch of the reader's bytes; a view that is valid only while a visitor is being told of it.
///
/// As text it is UTF-8 where it can be and Latin-1 where it cannot: archives hold games of both.
/// The name of a tag that the standard knows is written with its capitals.
public final class PgnText {
  private final Window window;
  private byte[] bytes = {};
  private int from;
  private int to;
  private boolean escaped;

  /// What the bytes were meant to be; empty if what they are.
  private String meant = "";

  PgnText(Window window) {
    this.window = window;
  }

  PgnText set(byte[] bytes, int from, int to) {
    return set(bytes, from, to, false);
  }

  /// @param escaped whether a backslash stands before quotes and backslashes
  PgnText set(byte[] bytes, int from, int to, boolean escaped) {
    this.bytes = bytes;
    this.from = from;
    this.to = to;
    this.escaped = escaped;
    return this;
  }

  /// The name of a tag.
  ///
  /// @param meant the name that was meant; empty if what is written
  PgnText setName(byte[] bytes, int from, int to, String meant) {
    this.meant = meant;
    return set(bytes, from, to);
  }

  /// Whether it is that name of a tag, or was meant to be.
  boolean isTag(String name) {
    return meant.isEmpty() ? isAscii(name) : meant.equals(name);
  }

  /// The number of bytes, escapes included.
  public int length() {
    return to - from;
  }

  /// The byte at `index`, from 0.
  public byte at(int index) {
    if (index < 0 || index >= length()) {
      throw new IndexOutOfBoundsException(index);
    }
    return bytes[from + index];
  }

  /// Whether the bytes are these ASCII characters, nothing being decoded.
  public boolean isAscii(String ascii) {
    if (ascii.length() != length()) {
      return false;
    }
    for (int i = 0; i < ascii.length(); i++) {
      if (bytes[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /// Whether it is a move in good SAN, with the letters of English.
  public boolean isSan() {
    return SanBytes.end(SanBytes.read(bytes, from)) == to;
  }

  /// Where it begins, in bytes from the start of the file.
  public long offset() {
    return window.offsetOf(from);
  }

  /// The line where it begins, from 1.
  public long line() {
    return window.lineOf(from);
  }

  /// The column where it begins, in bytes from 1.
  public int column() {
    return window.columnOf(from);
  }

  /// Writes the bytes, escapes included.
  public void writeTo(ByteArrayOutputStream out) {
    requireNonNull(out, "out");
    out.write(bytes, from, length());
  }

  /// Copies the bytes, escapes included, to `target` from `at`, which has room for [#length()]
  /// bytes.
  public void copyTo(byte[] target, int at) {
    requireNonNull(target, "target");
    System.arraycopy(bytes, from, target, at, length());
  }

  @Override
  public String toString() {
    if (!meant.isEmpty()) {
      return meant;
    }
    String text = window.encoding.decoded(bytes, from, to);
    return escaped ? unescaped(text) : text;
  }

  private static String unescaped(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      boolean escape = text.charAt(i) == '\\' && i + 1 < text.length() && needsEscape(text, i + 1);
      plain.append(text.charAt(escape ? ++i : i));
    }
    return plain.toString();
  }

  private static boolean needsEscape(String text, int index) {
    return text.charAt(index) == '"' || text.charAt(index) == '\\';
  }
}
