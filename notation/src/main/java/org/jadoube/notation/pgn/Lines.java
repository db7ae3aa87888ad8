package org.jadoube.notation.pgn;

/// Counts lines, and only when somebody asks or bytes leave the window. A line ends with LF, or
/// with CR in a file that begins without any LF.
final class Lines {
  private int lineEnd = '\n';
  private boolean decided;

  /// The index of the first byte of the stream that is still there: behind the one before it.
  private int first;

  /// The line of the byte at `counted`.
  private long line;

  private int counted;

  /// Bytes forgotten since the last line end among them.
  private int columnsForgotten = -1;

  /// Counts from `line` on, that of the byte at `first`.
  Lines(int first, long line) {
    this.first = first;
    this.line = line;
    counted = first;
  }

  void lookAt(byte[] bytes, int end) {
    if (!decided) {
      boolean feeds = Scan.indexOf(bytes, '\n', first, end) < end;
      boolean returns =
          !feeds && Scan.indexOf(bytes, '\r', first, end) < end - 1; // what follows is no LF
      decided = feeds || returns;
      lineEnd = returns ? '\r' : '\n';
    }
  }

  void forget(byte[] bytes, int count) {
    if (count == 0) {
      return;
    }
    line = lineOf(bytes, count);
    int last = lastEnd(bytes, count - 1);
    columnsForgotten = last < 0 ? columnsForgotten + count : count - 1 - last;
    counted = 0;
    first = 0;
  }

  long lineOf(byte[] bytes, int index) {
    if (index >= counted) {
      line += Scan.count(bytes, lineEnd, counted, index);
      counted = index;
      return line;
    }
    return line - Scan.count(bytes, lineEnd, index, counted);
  }

  /// What a line ends with.
  int end() {
    return lineEnd;
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
