package org.jadoube.audit.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// A file in which certain bytes mark where decompression may begin. No read goes beyond such a
/// mark, so a decompressor that fails has taken nothing of the next piece.
final class MarkedStream extends BlockStream {
  private static final int BUFFER_BYTES = 1 << 16;

  private final InputStream in;
  private final byte[] mark;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int from;

  /// Where reads end: the next mark, or the end of the bytes examined so far.
  private int stop;

  private int to;
  private long position;
  private int sinceMark;
  private long marks;
  private boolean ended;
  private boolean usedUp;
  private boolean broken;

  MarkedStream(InputStream in, byte[] mark) {
    this.in = in;
    this.mark = mark;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (from == stop && !advance()) {
      usedUp = true;
      return -1;
    }
    marks += isMark(from) ? 1 : 0;
    int count = Math.min(length, stop - from);
    System.arraycopy(buffer, from, bytes, offset, count);
    take(count);
    return count;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int limit) {
    sinceMark = 0;
  }

  /// Goes back to the mark, if no more than one read has happened since.
  @Override
  public void reset() {
    take(-sinceMark);
  }

  /// Skips to the next mark.
  void skipToMark() throws IOException {
    take(stop - from);
    while (!isAtMark() && !isAtEnd()) {
      advance();
      take(stop - from);
    }
  }

  /// Whether the next bytes are a mark.
  boolean isAtMark() throws IOException {
    return fill() && isMark(from);
  }

  /// Whether all has been read.
  boolean isAtEnd() throws IOException {
    return !fill();
  }

  /// How many bytes have been read or left out.
  long position() {
    return position;
  }

  /// How many reads have begun with a mark.
  long marks() {
    return marks;
  }

  /// Whether somebody tried to read beyond the end.
  boolean isUsedUp() {
    return usedUp;
  }

  /// Whether reading the file failed.
  boolean isBroken() {
    return broken;
  }

  /// Does nothing: a decompressor that has finished or failed does not close the file.
  @Override
  public void close() {}

  private void take(int count) {
    from += count;
    position += count;
    sinceMark += count;
  }

  /// Finds how far the next read may go: at least one byte, unless all has been read.
  private boolean advance() throws IOException {
    if (!fill()) {
      return false;
    }
    stop = from + 1;
    while (stop < to && !isMark(stop) && (ended || stop <= to - mark.length)) {
      stop++;
    }
    return true;
  }

  private boolean isMark(int at) {
    return at + mark.length <= to
        && Arrays.equals(buffer, at, at + mark.length, mark, 0, mark.length);
  }

  /// Whether anything is left; as much as a mark, if there is so much.
  private boolean fill() throws IOException {
    if (to - from < mark.length && !ended) {
      System.arraycopy(buffer, from, buffer, 0, to - from);
      to -= from;
      from = 0;
      stop = 0;
      broken = true; // unless it goes well
      while (to < mark.length && !ended) {
        int count = in.read(buffer, to, buffer.length - to);
        ended = count < 0;
        to += Math.max(count, 0);
      }
      broken = false;
    }
    return from < to;
  }
}
