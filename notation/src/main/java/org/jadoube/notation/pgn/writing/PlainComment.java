package org.jadoube.notation.pgn.writing;

import java.util.Arrays;
import org.jadoube.notation.pgn.window.EventTag;

/// Writes comments that are plain ASCII just as [CommentWords] does, but straight from bytes.
final class PlainComment {
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
    boolean folded = true; // blanks at the start of a line are skipped
    for (int at = from; at < to; at++) {
      byte symbol = source[at];
      if (symbol == '\n' || symbol == '\r') {
        if (!folded) {
          strip();
          bytes[length++] = ' ';
          folded = true;
        }
      } else if (symbol < ' ' || symbol == '}' || symbol == '"' || symbol > '~') {
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

  private void strip() {
    while (bytes[length - 1] == ' ') {
      length--;
    }
  }

  /// Writes the comment that was read.
  void write() {
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

  /// Where the first command from `from` on begins, such as `[%clk 1:30:00]`; the length if there
  /// is none.
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
