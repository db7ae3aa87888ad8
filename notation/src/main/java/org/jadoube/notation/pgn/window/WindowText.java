package org.jadoube.notation.pgn.window;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayOutputStream;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.replay.SanBytes;

/// A stretch of the window's bytes. One object is set to one stretch after another, so that
/// reporting a move to a visitor allocates nothing.
public final class WindowText implements PgnText {
  private final Window window;
  private int from;
  private int to;
  private boolean escaped;

  /// The text that the bytes were meant to be; empty if they are right.
  private String meant = "";

  public WindowText(Window window) {
    this.window = window;
  }

  /// Sets the text to the bytes between two indexes.
  ///
  /// @return this
  public WindowText set(int from, int to) {
    this.from = from;
    this.to = to;
    return this;
  }

  /// Sets the text to bytes in which a backslash stands before quotes and backslashes.
  public void setEscaped(int from, int to) {
    escaped = true;
    set(from, to);
  }

  /// Sets the text to a tag's name.
  ///
  /// @param meant the name that was meant; empty if it is the one written
  public void setName(int from, int to, String meant) {
    this.meant = meant;
    set(from, to);
  }

  /// Whether this is the name of that tag, or was meant to be.
  public boolean isTag(String name) {
    return meant.isEmpty() ? isAscii(name) : meant.equals(name);
  }

  @Override
  public int length() {
    return to - from;
  }

  @Override
  public byte at(int index) {
    if (index < 0 || index >= length()) {
      throw new IndexOutOfBoundsException(index);
    }
    return window.bytes()[from + index];
  }

  @Override
  public boolean isAscii(String ascii) {
    if (ascii.length() != length()) {
      return false;
    }
    byte[] bytes = window.bytes();
    for (int i = 0; i < ascii.length(); i++) {
      if (bytes[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isRenamed() {
    return !meant.isEmpty();
  }

  @Override
  public boolean isSan() {
    return SanBytes.end(SanBytes.read(window.bytes(), from)) == to;
  }

  @Override
  public long offset() {
    return window.offsetOf(from);
  }

  @Override
  public long line() {
    return window.lineOf(from);
  }

  @Override
  public int column() {
    return window.columnOf(from);
  }

  @Override
  public void writeTo(ByteArrayOutputStream out) {
    out.write(window.bytes(), from, length());
  }

  @Override
  public void copyTo(byte[] target, int at) {
    requireNonNull(target, "target");
    System.arraycopy(window.bytes(), from, target, at, length());
  }

  @Override
  public String toString() {
    if (!meant.isEmpty()) {
      return meant;
    }
    String text = window.decoded(from, to);
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
