package org.jadoube.notation.pgn.window;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// A window on a stream of bytes: it moves forward, and grows where one piece needs it.
///
/// Behind the last byte there are always [#PADDING] zeros, so a scan needs no check of bounds:
/// where it meets a zero it asks whether that is [#end]. A few bytes before [#at] are kept as well,
/// for whoever asks whether a line begins here, or a number stands before.
public final class Window {
  /// How far a scan may look beyond the end.
  public static final int PADDING = 16;

  /// How many bytes before [#at] are kept; zeros and a line's end before the stream.
  public static final int KEPT = 16;

  /// What [#find(int, int, int)] gives when the stream ends first.
  public static final int ENDED = -1;

  /// What [#find(int, int, int)] gives when it may look no farther.
  public static final int TOO_FAR = -2;

  private static final int FIRST_SIZE = 1 << 16;

  private final TextEncoding encoding = new TextEncoding();
  private final InputStream source;
  private final Lines lines;
  private final boolean breaksOff;

  private byte[] bytes;
  private int at = KEPT;
  private int end = KEPT;
  private boolean drained;
  private long offsetOfFirst = -KEPT;

  public Window(InputStream source) {
    this.source = source;
    lines = new Lines(at, 1, 1);
    breaksOff = false;
    bytes = new byte[FIRST_SIZE + PADDING];
    bytes[KEPT - 1] = '\n';
  }

  /// A window on bytes that are all there: those from `from` to `to`, with one more before them and
  /// [#PADDING] zeros behind.
  public Window(byte[] bytes, int from, int to, Extent extent) {
    source = InputStream.nullInputStream();
    drained = true;
    this.bytes = bytes;
    at = from;
    end = to;
    lines = new Lines(at, extent.line(), extent.column());
    breaksOff = extent.breaksOff();
    offsetOfFirst = extent.offset() - from;
    lines.lookAt(bytes, end);
  }

  /// The bytes in the window. Another array replaces them when the window grows or moves.
  public byte[] bytes() {
    return bytes;
  }

  /// The index of the next byte.
  public int at() {
    return at;
  }

  /// The index after the last byte that has arrived.
  public int end() {
    return end;
  }

  /// Makes the byte at `index` the next one.
  public void goTo(int index) {
    at = index;
  }

  /// Moves on by `count` bytes.
  public void skip(int count) {
    at += count;
  }

  /// Whether a line begins with the next byte.
  public boolean beginsLine() {
    return Symbols.endsLine(bytes[at - 1]);
  }

  /// Whether the last game goes on behind the last byte, because it is longer than the limit.
  public boolean breaksOff() {
    return breaksOff;
  }

  /// Forgets the encoding of the game before.
  public void beginGame() {
    encoding.beginGame();
  }

  /// The bytes between two indexes as text.
  public String decoded(int from, int to) {
    return encoding.decoded(bytes, from, to);
  }

  /// Whether the stream has nothing left behind [#at].
  public boolean isOver() throws IOException {
    need(1);
    return at == end;
  }

  /// Makes sure that `ahead` bytes from [#at] on are there, if the stream has as many.
  public void need(int ahead) throws IOException {
    while (end - at < ahead && !drained) {
      grow();
    }
  }

  /// How far from [#at] the next `symbol` is, the search beginning `from` bytes after it; or
  /// [#ENDED], or [#TOO_FAR] if it is not among the next `most` bytes.
  public int find(int symbol, int from, int most) throws IOException {
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
  public int findLineEnd(int from, int most) throws IOException {
    return find(lines.end(), from, most);
  }

  /// Goes on to the end of the line, however far that is.
  public void skipLine() throws IOException {
    skipTo(lines.end());
  }

  /// Goes on to the next `symbol`, or to the end of the stream.
  public void skipTo(int symbol) throws IOException {
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
  public long offsetOf(int index) {
    return offsetOfFirst + index;
  }

  /// The line of that index, from 1.
  public long lineOf(int index) {
    return lines.lineOf(bytes, index);
  }

  /// The column of that index in its line, in bytes from 1.
  public int columnOf(int index) {
    return lines.columnOf(bytes, index);
  }
}
