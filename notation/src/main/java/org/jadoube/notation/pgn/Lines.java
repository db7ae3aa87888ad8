package org.jadoube.notation.pgn;

/// Counts lines, and only when somebody asks or bytes leave the window. A line ends with LF, or
/// with CR in a file that begins without any LF.
final class Lines {
  private int lineEnd = '\n';
  private boolean decided;

  /// The line of the byte at `counted`.
  private long line;

  private int counted;

  /// Bytes forgotten since the last line end among them.
  private int columnsForgotten;

  void lookAt(byte[] bytes, int end) {
    if (!decided && end > 1) {
      decided = true;
      boolean noFeeds = Scan.indexOf(bytes, '\n', 1, end) == end;
      lineEnd = noFeeds && Scan.indexOf(bytes, '\r', 1, end) < end ? '\r' : '\n';
      bytes[0] = (byte) lineEnd;
    }
  }

  void forget(byte[] bytes, int count) {
    line = lineOf(bytes, count);
    int last = lastEnd(bytes, count - 1);
    columnsForgotten = last < 0 ? columnsForgotten + count : count - 1 - last;
    counted = 0;
  }

  long lineOf(byte[] bytes, int index) {
    if (index >= counted) {
      line += Scan.count(bytes, lineEnd, counted, index);
      counted = index;
      return line;
    }
    return line - Scan.count(bytes, lineEnd, index, counted);
  }

  int columnOf(byte[] bytes, int index) {
    int last = lastEnd(bytes, index - 1);
    return last < 0 ? columnsForgotten + index + 1 : index - last;
  }

  private int lastEnd(byte[] bytes, int from) {
    int at = from;
    while (at >= 0 && bytes[at] != lineEnd) {
      at--;
    }
    return at;
  }
}
