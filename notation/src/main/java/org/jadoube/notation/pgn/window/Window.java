package org.jadoube.notation.pgn.window;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jadoube.notation.pgn.PgnText;

/// A window on a stream of bytes. It moves forward, and grows if a single item needs more room.
///
/// There are always [#PADDING] zeros after the last byte, so scans need no bounds checks: at a zero
/// they ask whether it is at [#end()]. A few bytes before [#at()] are kept as well, to tell whether
/// a line begins here or a number came before.
public final class Window {
  /// How far a scan may look beyond the end.
  public static final int PADDING = 16;

  /// How many bytes before [#at()] are kept. Before the stream there are zeros and a line end.
  public static final int KEPT = 16;

  /// The result of [#find(int, int, int)] if the stream ends first.
  public static final int ENDED = -1;

  /// The result of [#find(int, int, int)] if it may not look farther.
  public static final int TOO_FAR = -2;

  private static final int FIRST_SIZE = 1 << 16;

  /// The longest escaped line that is reported. It exceeds the reader's other limits, so a longer
  /// one cannot be in a game that is read whole.
  private static final int LONGEST_ESCAPED = 1 << 24;

  private final TextEncoding encoding = new TextEncoding();
  private final InputStream source;
  private final LineCount lines;
  private final boolean breaksOff;
  private Consumer<PgnText> escapes = ignored -> {};

  private byte[] bytes;
  private int at = KEPT;
  private int end = KEPT;
  private boolean drained;
  private boolean overlong;
  private long offsetOfFirst = -KEPT;

  public Window(InputStream source) {
    this.source = source;
    lines = new LineCount(at, 1, 1);
    breaksOff = false;
    bytes = new byte[FIRST_SIZE + PADDING];
    bytes[KEPT - 1] = '\n';
  }

  /// A window on bytes that are all there, from `from` to `to`. There must be one more byte before
  /// them, and [#PADDING] zeros after them.
  public Window(byte[] bytes, int from, int to, BatchExtent extent) {
    source = InputStream.nullInputStream();
    drained = true;
    this.bytes = bytes;
    at = from;
    end = to;
    lines = new LineCount(at, extent.line(), extent.column());
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

  /// Whether an empty line comes before the next byte, as far as the kept bytes show.
  public boolean isBehindEmptyLine() {
    int feeds = 0;
    int returns = 0;
    for (int i = at - 1; i > Math.max(0, at - KEPT) && Symbols.isBlank(bytes[i]); i--) {
      feeds += bytes[i] == '\n' ? 1 : 0;
      returns += bytes[i] == '\r' ? 1 : 0;
    }
    return Math.max(feeds, returns) > 1;
  }

  /// Whether the last game continues after the last byte, because it is longer than the limit.
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

  /// Whether the stream has nothing left.
  public boolean isOver() throws IOException {
    need(1);
    return at == end;
  }

  /// Makes sure that the next `ahead` bytes are there, if the stream has as many.
  public void need(int ahead) throws IOException {
    while (end - at < ahead && !drained) {
      grow();
    }
  }

  /// The distance from [#at()] to the next `symbol`, searching from `from` bytes ahead; [#ENDED] if
  /// there is none, [#TOO_FAR] if it is not among the next `most` bytes.
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

  /// The distance from [#at()] to the end of the line, searching from `from` bytes ahead, with the
  /// same results as [#find(int, int, int)].
  public int findLineEnd(int from, int most) throws IOException {
    return find(lines.end(), from, most);
  }

  /// Passes escaped lines to `escapes` from now on.
  public void tellEscapes(Consumer<PgnText> escapes) {
    this.escapes = escapes;
  }

  /// Moves past an escaped line and reports it, cut if it is unusually long.
  public void passEscaped() throws IOException {
    int length = findLineEnd(0, LONGEST_ESCAPED);
    int end = length == TOO_FAR ? at + LONGEST_ESCAPED : length < 0 ? end() : at + length;
    overlong |= length == TOO_FAR;
    escapes.accept(new WindowText(this).set(at, bytes[end - 1] == '\r' ? end - 1 : end));
    skipLine();
  }

  /// Whether an escaped line has been cut for its length since this was last asked.
  public boolean takesOverlong() {
    boolean was = overlong;
    overlong = false;
    return was;
  }

  /// The byte that ends a line.
  public int lineEnd() {
    return lines.end();
  }

  /// Moves to the end of the line, however far that is.
  public void skipLine() throws IOException {
    skipTo(lines.end());
  }

  /// Moves to the next `symbol`, or to the end of the stream.
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
      return; // a long item arrives in small pieces: moving it every time would take forever
    }
    lines.forget(bytes, count);
    System.arraycopy(bytes, count, bytes, 0, end - count);
    at -= count;
    end -= count;
    offsetOfFirst += count;
  }

  /// The offset of `index` in the stream, in bytes from 0.
  public long offsetOf(int index) {
    return offsetOfFirst + index;
  }

  /// The line of the byte at `index`, from 1.
  public long lineOf(int index) {
    return lines.lineOf(bytes, index);
  }

  /// The column of the byte at `index`, in characters from 1.
  public int columnOf(int index) {
    return lines.columnOf(bytes, index);
  }
}
