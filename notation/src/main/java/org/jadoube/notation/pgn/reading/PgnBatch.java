package org.jadoube.notation.pgn.reading;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.window.BatchExtent;
import org.jadoube.notation.pgn.window.Window;

/// A few whole games of a stream, in memory. Reading a batch copies nothing and reports offsets and
/// lines relative to the stream.
///
/// ```java
/// byte[] pgn = "1. e4 e5 1-0".getBytes(StandardCharsets.UTF_8);
/// PgnBatch batch = PgnBatch.of(pgn);
/// PgnGame.stream(batch, PgnLimits.USUAL, Language.ENGLISH).count(); // => 1
/// ```
///
/// @since 0.1.0
public final class PgnBatch {
  /// The beginning of the games in [#bytes]: after a line end.
  static final int FROM = 1;

  /// There are [Window#PADDING] zeros after [#to].
  private final byte[] bytes;

  private final int to;
  private final BatchExtent extent;
  private final Consumer<byte[]> reuse;

  PgnBatch(byte[] bytes, int to, BatchExtent extent, Consumer<byte[]> reuse) {
    this.reuse = reuse;
    this.bytes = bytes;
    this.to = to;
    this.extent = extent;
    Arrays.fill(bytes, to, to + Window.PADDING, (byte) 0);
  }

  /// A whole file as one batch. The bytes are copied.
  public static PgnBatch of(byte[] pgn) {
    byte[] bytes = new byte[FROM + pgn.length + Window.PADDING];
    bytes[0] = '\n'; // a line begins here
    System.arraycopy(pgn, 0, bytes, FROM, pgn.length);
    return new PgnBatch(bytes, FROM + pgn.length, BatchExtent.WHOLE, ignored -> {});
  }

  /// A reader of the games, which numbers them from 1.
  public PgnReader reader(PgnVisitor visitor) {
    return reader(visitor, PgnLimits.USUAL, Language.ENGLISH);
  }

  /// A reader of the games, within `limits`. Moves are in the letters of `language`.
  public PgnReader reader(PgnVisitor visitor, PgnLimits limits, Language language) {
    Window window = new Window(bytes, FROM, to, extent);
    return new PgnReader(window, extent.continues(), visitor, limits, language);
  }

  /// A copy of the games between two offsets in the stream.
  public PgnBatch part(long begin, long end, long line, int column) {
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
    Require.atLeast(begin, end, "end");
    int from = index(begin);
    int length = index(end) - from;
    byte[] part = new byte[FROM + length + Window.PADDING];
    System.arraycopy(bytes, from, part, FROM, length);
    part[0] = bytes[from - 1];
    boolean continues = extent.continues() && begin == offset();
    boolean breaksOff = extent.breaksOff() && end == offset() + length();
    BatchExtent of = new BatchExtent(begin, line, column, continues, breaksOff);
    return new PgnBatch(part, FROM + length, of, ignored -> {});
  }

  /// Writes the bytes between two offsets in the stream.
  public void writeTo(ByteArrayOutputStream out, long begin, long end) {
    Require.atLeast(begin, end, "end");
    out.write(bytes, index(begin), index(end) - index(begin));
  }

  /// The offset in the stream of the first non-blank byte from `offset` on, or of the end.
  public long afterBlanks(long offset) {
    int end = index(offset);
    while (end < to && bytes[end] > 0 && bytes[end] <= ' ') {
      end++;
    }
    return offset() + end - FROM;
  }

  /// The offset in the stream after the last non-blank byte before `offset`, or of the start.
  public long beforeBlanks(long offset) {
    int end = index(offset);
    while (end > FROM && bytes[end - 1] >= 0 && bytes[end - 1] <= ' ') {
      end--;
    }
    return offset() + end - FROM;
  }

  private int index(long offset) {
    Require.within(offset(), offset() + length(), offset, "offset");
    return (int) (offset - offset()) + FROM;
  }

  /// The lines and columns of places in the batch.
  public PgnPlaces places() {
    return new PgnPlaces(this, bytes);
  }

  /// The number of bytes.
  public int length() {
    return to - FROM;
  }

  /// Where the batch begins in the stream, in bytes from 0.
  public long offset() {
    return extent.offset();
  }

  /// The line where the batch begins, from 1.
  public long line() {
    return extent.line();
  }

  /// The column where the batch begins, in characters from 1. It is more than 1 only in files with
  /// several games on a line.
  public int column() {
    return extent.column();
  }

  /// Whether the batch begins inside a game that is longer than the limit. Readers skip the rest of
  /// that game.
  public boolean continues() {
    return extent.continues();
  }

  /// Gives the memory back for later batches. The batch must not be read any more. Calling this is
  /// optional; it saves time.
  public void release() {
    reuse.accept(bytes);
  }

  /// A copy of the bytes.
  public byte[] toByteArray() {
    return Arrays.copyOfRange(bytes, FROM, to);
  }
}
