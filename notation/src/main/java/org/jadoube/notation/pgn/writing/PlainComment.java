package org.jadoube.notation.pgn.writing;

import java.util.Arrays;
import org.jadoube.notation.pgn.window.EventTag;

/// Writes comments that are plain ASCII and one paragraph just as [CommentWords] does, but straight
/// from bytes.
final class PlainComment {
  /// Leaves room on the line for all closing brackets of variations that may follow.
  private static final int SHORT = 40;

  private final Folder text;

  /// The comment in braces, with single blanks for line ends, then a few zeros.
  private byte[] bytes = new byte[256];

  private int length;

  PlainComment(Folder text) {
    this.text = text;
  }

  /// Reads a comment.
  ///
  /// @return whether it is plain
  boolean read(byte[] source, int from, int to) {
    if (bytes.length < to - from + 2 + EventTag.LENGTH) {
      bytes = new byte[2 * (to - from + 2 + EventTag.LENGTH)];
    }
    bytes[0] = '{';
    length = 1;
    int first = readUsual(source, from, to);
    boolean folded = length == 1; // blanks at the start of a line are skipped
    for (int at = first; at < to; at++) {
      byte symbol = source[at];
      if (symbol == '\n' || symbol == '\r') {
        boolean half = at > from && symbol == '\n' && source[at - 1] == '\r';
        if (folded && !half && length > 1) {
          return false; // a blank line
        }
        if (!folded) {
          strip();
          bytes[length++] = ' ';
          folded = true;
        }
      } else if (!isUsual(symbol)) {
        return false;
      } else if (symbol != ' ' || !folded) {
        bytes[length++] = symbol;
        folded = false;
      }
    }
    strip();
    bytes[length++] = '}';
    Arrays.fill(bytes, length, length + EventTag.LENGTH, (byte) 0);
    return true;
  }

  /// Reads up to a line end, or to anything that is not plain, which is rare.
  ///
  /// @return the index of that
  private int readUsual(byte[] source, int from, int to) {
    int at = from;
    while (at < to && source[at] == ' ') {
      at++;
    }
    int first = at;
    while (at < to && isUsual(source[at])) {
      at++;
    }
    System.arraycopy(source, first, bytes, length, at - first);
    length += at - first;
    return at;
  }

  private static boolean isUsual(byte symbol) {
    return symbol >= ' ' && symbol <= '~' && symbol != '}' && symbol != '"';
  }

  private void strip() {
    while (bytes[length - 1] == ' ') {
      length--;
    }
  }

  /// Writes the comment that was read.
  void write() {
    if (length <= SHORT) {
      writeShort();
    } else {
      writeLong();
    }
  }

  /// Writes a comment that fits on a line, so its commands need no folding.
  private void writeShort() {
    int from = 0;
    int at = 1;
    while (at + 1 < length) {
      if (bytes[at] == '[' && commandAt(at)) {
        at = commandEnd(at);
      } else {
        if (bytes[at] == ' ' && bytes[at - 1] != ' ' && mayBeginLine(at + 1)) {
          word(from, at, false);
          from = at + 1;
        }
        at++;
      }
    }
    word(from, length, false);
  }

  private boolean commandAt(int at) {
    return at + 2 < length && bytes[at + 1] == '%' && isNamePart(bytes[at + 2]) && isClosed(at);
  }

  private void writeLong() {
    int from = 0;
    boolean bound = false;
    int command = command(1);
    int commandEnd = commandEnd(command);
    for (int at = 1; at + 1 < length; at++) {
      while (at >= commandEnd) {
        command = command(commandEnd);
        commandEnd = commandEnd(command);
      }
      if (bytes[at] == ' ' && bytes[at - 1] != ' ' && mayBeginLine(at + 1)) {
        word(from, at, bound);
        bound = at > command;
        from = at + 1;
      }
    }
    word(from, length, bound);
  }

  private void word(int from, int to, boolean bound) {
    if (bound) {
      text.beginBound();
    } else {
      text.begin();
    }
    text.add(bytes, from, to);
    text.end();
  }

  private boolean mayBeginLine(int at) {
    return bytes[at] != ' ' && bytes[at] != '%' && !EventTag.isAt(bytes, at);
  }

  /// The beginning of the first command from `from` on, such as `[%clk 1:30:00]`; the length if
  /// there is none.
  private int command(int from) {
    for (int at = from; at + 2 < length; at++) {
      if (bytes[at] == '[' && bytes[at + 1] == '%' && isNamePart(bytes[at + 2])) {
        return isClosed(at) ? at : length;
      }
    }
    return length;
  }

  private static boolean isNamePart(byte symbol) {
    return symbol == '_'
        || (symbol >= '0' && symbol <= '9')
        || (symbol >= 'A' && symbol <= 'Z')
        || (symbol >= 'a' && symbol <= 'z');
  }

  private boolean isClosed(int command) {
    return commandEnd(command) <= length;
  }

  /// The index after the command's closing bracket; beyond the length if there is none.
  private int commandEnd(int command) {
    int at = command;
    while (at < length && bytes[at] != ']') {
      at++;
    }
    return at + 1;
  }
}
