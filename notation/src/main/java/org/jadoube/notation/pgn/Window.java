package org.jadoube.notation.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// A window on a stream of bytes: it moves forward, and grows where one piece needs it.
///
/// Behind the last byte there are always [#PADDING] zeros, so a scan needs no check of bounds:
/// where it meets a zero it asks whether that is [#end]. A few bytes before [#at] are kept as well,
/// for whoever asks whether a line begins here, or a number stands before.
final class Window {
  /// How far a scan may look beyond the end.
  static final int PADDING = 16;

  /// How many bytes before [#at] are kept; zeros and a line's end before the stream.
  static final int KEPT = 16;

  /// What [#find(int, int, int)] gives when the stream ends first.
  static final int ENDED = -1;

  /// What [#find(int, int, int)] gives when it may look no farther.
  static final int TOO_FAR = -2;

  private static final int FIRST_SIZE = 1 << 16;

  /// In which encoding the game in the window is written.
  final TextEncoding encoding = new TextEncoding();

  private final InputStream source;
  private final Lines lines;

  /// Whether the game at the end goes on behind it, and is longer than the limit.
  final boolean breaksOff;

  /// What is in the window now: replaced when it grows.
  byte[] bytes;

  /// The index of the next byte.
  int at = KEPT;

  /// The index after the last byte that has arrived.
  int end = KEPT;

  private boolean drained;
  private long offsetOfFirst = -KEPT;

  Window(InputStream source) {
    this.source = source;
    lines = new Lines(at, 1, 1);
    breaksOff = false;
    bytes = new byte[FIRST_SIZE + PADDING];
    bytes[KEPT - 1] = '\n';
  }

  /// All of `batch` at once.
  Window(PgnBatch batch) {
    source = InputStream.nullInputStream();
    drained = true;
    bytes = batch.bytes;
    at = PgnBatch.FROM;
    lines = new Lines(at, batch.line(), batch.column());
    breaksOff = batch.extent.breaksOff();
    end = batch.to;
    offsetOfFirst = batch.offset() - PgnBatch.FROM;
    lines.lookAt(bytes, end);
  }

  /// Whether the stream has nothing left behind [#at].
  boolean isOver() throws IOException {
    need(1);
    return at == end;
  }

  /// Makes sure that `ahead` bytes from [#at] on are there, if the stream has as many.
  void need(int ahead) throws IOException {
    while (end - at < ahead && !drained) {
      grow();
    }
  }

  /// How far from [#at] the next `symbol` is, the search beginning `from` bytes after it; or
  /// [#ENDED], or [#TOO_FAR] if it is not among the next `most` bytes.
  int find(int symbol, int from, int most) throws IOException {
    int searched = from;
    while (true) {
      int last = end - at > most ? at + most + 1 : end;
      int index = Scan.indexOf(bytes, symbol, at + searched, last);
      if (index < last) {
        return index - at;
      }
      if (drained || end - at > most) {
        return end - at > most ? TOO_FAR : ENDED;
      }
      searched = Math.max(from, end - at);
      grow();
    }
  }

  /// How far from [#at] the line ends, the search beginning `from` bytes after it; as [#find(int,
  /// int, int)].
  int findLineEnd(int from, int most) throws IOException {
    return find(lines.end(), from, most);
  }

  /// Goes on to the end of the line, however far that is.
  void skipLine() throws IOException {
    skipTo(lines.end());
  }

  /// Goes on to the next `symbol`, or to the end of the stream.
  void skipTo(int symbol) throws IOException {
    int length;
    while ((length = find(symbol, 0, FIRST_SIZE)) == TOO_FAR) {
      at += FIRST_SIZE;
    }
    at = length == ENDED ? end : at + length;
  }

  private void grow() throws IOException {
    forget(at - KEPT);
    if (end + PADDING == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    int arrived = source.read(bytes, end, bytes.length - PADDING - end);
    drained = arrived < 0;
    end += Math.max(arrived, 0);
    Arrays.fill(bytes, end, end + PADDING, (byte) 0);
    lines.lookAt(bytes, end);
  }

  private void forget(int count) {
    if (count == 0) {
      return; // a long token arrives in small pieces: moving it each time would take for ever
    }
    lines.forget(bytes, count);
    System.arraycopy(bytes, count, bytes, 0, end - count);
    at -= count;
    end -= count;
    offsetOfFirst += count;
  }

  /// Where that index lies in the stream, in bytes from 0.
  long offsetOf(int index) {
    return offsetOfFirst + index;
  }

  /// The line of that index, from 1.
  long lineOf(int index) {
    return lines.lineOf(bytes, index);
  }

  /// The column of that index in its line, in bytes from 1.
  int columnOf(int index) {
    return lines.columnOf(bytes, index);
  }
}
