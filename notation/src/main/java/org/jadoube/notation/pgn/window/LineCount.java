package org.jadoube.notation.pgn.window;

/// Counts lines lazily: when somebody asks, or when bytes leave the window. A line ends with LF, or
/// with CR if the file begins without any LF.
///
/// Questions move more or less forward through the bytes. So counting resumes where the last
/// question left it, and a long line is not rescanned for every item in it.
public final class LineCount {
  private int lineEnd = '\n';
  private boolean decided;

  /// The index of the first byte not yet searched for a line end.
  private int unseen;

  /// The line of the byte at `counted`.
  private long line;

  /// The index where that line begins. If that is no longer in the window, it is negative: it
  /// counts the characters of the line before the window.
  private long lineStart;

  private int counted;

  /// The index where the line of the window's first byte begins; it may be negative, too.
  private long firstStart;

  /// The byte whose column was asked for last, and how many bytes before it in its line only
  /// continue a character.
  private int asked;

  private int continuing;

  /// Counts from the byte at `first`, which is at that line and column.
  public LineCount(int first, long line, int column) {
    this.line = line;
    counted = first;
    unseen = first;
    lineStart = first + 1L - column;
    firstStart = lineStart;
  }

  public void lookAt(byte[] bytes, int end) {
    if (!decided && end > unseen) {
      boolean feeds = Scan.indexOf(bytes, '\n', unseen, end) < end;
      boolean returns =
          !feeds && Scan.indexOf(bytes, '\r', unseen, end) < end - 1; // not followed by LF
      decided = feeds || returns;
      lineEnd = returns ? '\r' : '\n';
      unseen = end - 1;
    }
  }

  public void forget(byte[] bytes, int count) {
    if (count == 0) {
      return;
    }
    firstStart = 1L - columnOf(bytes, count);
    lineStart = lineStart > count ? lineStart - count : firstStart;
    counted -= count;
    unseen = Math.max(0, unseen - count);
    asked = 0;
  }

  public long lineOf(byte[] bytes, int index) {
    countTo(bytes, index);
    return line - Scan.count(bytes, lineEnd, index, counted);
  }

  /// The byte that ends a line.
  public int end() {
    return lineEnd;
  }

  /// The column of the byte at `index`, in characters from 1.
  public int columnOf(byte[] bytes, int index) {
    long start = startOf(bytes, index);
    countCharacters(bytes, start, index);
    return (int) Math.min(Integer.MAX_VALUE, index - start + 1 - continuing);
  }

  private void countCharacters(byte[] bytes, long start, int index) {
    int first = (int) Math.max(0, start);
    if (first < asked && asked <= index) {
      continuing += Characters.continuing(bytes, asked - 1, index);
    } else {
      continuing = Characters.continuing(bytes, first, index);
    }
    asked = index;
  }

  /// Where the line of the byte at `index` begins.
  private long startOf(byte[] bytes, int index) {
    countTo(bytes, index);
    if (index >= lineStart) {
      return lineStart;
    }
    int last = lastEnd(bytes, index - 1);
    return last < 0 ? firstStart : last + 1L;
  }

  private void countTo(byte[] bytes, int index) {
    if (index > counted) {
      int ends = Scan.count(bytes, lineEnd, counted, index);
      line += ends;
      lineStart = ends > 0 ? lastEnd(bytes, index - 1) + 1L : lineStart;
      counted = index;
    }
  }

  private int lastEnd(byte[] bytes, int from) {
    int at = from;
    while (at >= 0 && bytes[at] != lineEnd) {
      at--;
    }
    return at;
  }
}
