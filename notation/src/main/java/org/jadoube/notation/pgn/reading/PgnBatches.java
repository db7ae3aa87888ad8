package org.jadoube.notation.pgn.reading;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.window.BatchExtent;
import org.jadoube.notation.pgn.window.LineCount;
import org.jadoube.notation.pgn.window.Window;

/// Cuts a stream of games into batches of whole games, so that several threads can read them, each
/// with a [PgnReader] of its own.
///
/// ```java
/// InputStream source = new ByteArrayInputStream("1. e4 *".getBytes(StandardCharsets.UTF_8));
/// PgnBatches batches = PgnBatches.of(source, 1 << 20);
/// for (Optional<PgnBatch> batch = batches.next(); batch.isPresent(); batch = batches.next()) {
///   batch.get().reader(new PgnVisitor() {}).readAll(); // => 1
///   batch.get().release();
/// }
/// ```
///
/// @since 0.1.0
public final class PgnBatches {
  private final InputStream source;
  private final int size;
  private final int longest;
  private final LineCount lines = new LineCount(PgnBatch.FROM, 1, 1);

  /// Memory that was given back, most recent first. The most recent is still in the cache of the
  /// processor whose thread gave it back and now asks for more.
  private final Deque<byte[]> free = new ConcurrentLinkedDeque<>();

  /// Bytes that have arrived but are in no batch yet, after one byte that precedes them in the
  /// stream.
  private byte[] rest = {'\n'};

  /// The batch being filled.
  private byte[] bytes = rest;

  private int end = PgnBatch.FROM;
  private long offset;

  /// Whether the next batch begins inside a game that is longer than the limit.
  private boolean continues;

  private boolean drained;
  private Optional<IOException> trouble = Optional.empty();

  private PgnBatches(InputStream source, int size, long longest) {
    this.source = source;
    this.size = size;
    this.longest = (int) Math.min(longest, Integer.MAX_VALUE / 4);
  }

  private byte[] room(int size) {
    int length = PgnBatch.FROM + size + Window.PADDING;
    byte[] warm = free.poll();
    return warm != null && warm.length >= length ? warm : new byte[length];
  }

  /// The batches of `source`, of about `size` bytes each, which must be at least 1. A batch is
  /// longer if a single game is.
  public static PgnBatches of(InputStream source, int size) {
    return of(source, size, PgnLimits.USUAL);
  }

  /// The batches of `source`, of about `size` bytes each. A batch is longer if a single game is;
  /// games longer than the limit are cut so that memory stays bounded.
  public static PgnBatches of(InputStream source, int size, PgnLimits limits) {
    Require.atLeast(1, size, "size");
    return new PgnBatches(source, size, limits.gameBytes());
  }

  /// The next batch; empty at the end of the stream. If the source breaks off with an error,
  /// whatever was read before it comes first.
  ///
  /// @throws IOException if the source cannot be read
  public Optional<PgnBatch> next() throws IOException {
    bytes = room(Math.max(size, rest.length));
    System.arraycopy(rest, 0, bytes, 0, end);
    fill(size);
    if (end == PgnBatch.FROM && trouble.isPresent()) {
      throw trouble.get();
    }
    Cut cut = cut();
    while (cut.at == 0) {
      fill(Math.min(2 * (end - PgnBatch.FROM), longest));
      cut = cut();
    }
    return end == PgnBatch.FROM ? Optional.empty() : Optional.of(batch(cut));
  }

  /// Reads until `wanted` bytes are there, or the stream ends.
  private void fill(int wanted) {
    if (PgnBatch.FROM + wanted + Window.PADDING > bytes.length) {
      bytes = Arrays.copyOf(bytes, PgnBatch.FROM + wanted + Window.PADDING);
    }
    while (end - PgnBatch.FROM < wanted && !drained) {
      int arrived = read(PgnBatch.FROM + wanted - end);
      drained = arrived < 0;
      end += Math.max(arrived, 0);
    }
    lines.lookAt(bytes, end);
  }

  private int read(int most) {
    try {
      return source.read(bytes, end, most);
    } catch (IOException e) {
      trouble = Optional.of(e);
      return -1;
    }
  }

  /// Where a batch ends.
  ///
  /// @param inside whether that is inside a game
  private record Cut(int at, boolean inside) {}

  private Cut cut() {
    return drained ? new Cut(end, false) : cutInside();
  }

  private Cut cutInside() {
    PgnTail ending = GameStarts.of(bytes, PgnBatch.FROM, end, continues);
    boolean full = ending.last() == 0 && end - PgnBatch.FROM >= longest;
    return full ? new Cut(end, ending.inside()) : new Cut(ending.last(), false);
  }

  private PgnBatch batch(Cut cut) {
    rest = Arrays.copyOfRange(bytes, cut.at - 1, end);
    PgnBatch batch = new PgnBatch(bytes, cut.at, extent(cut.inside), this::keep);
    lines.forget(bytes, cut.at - 1);
    offset += batch.length();
    end = rest.length;
    continues = cut.inside;
    return batch;
  }

  private BatchExtent extent(boolean breaksOff) {
    long line = lines.lineOf(bytes, PgnBatch.FROM);
    int column = lines.columnOf(bytes, PgnBatch.FROM);
    return new BatchExtent(offset, line, column, continues, breaksOff);
  }

  /// Keeps memory for another batch, unless it was for an unusually long game.
  private void keep(byte[] bytes) {
    if (bytes.length <= 2 * size + Window.PADDING) {
      free.push(bytes);
    }
  }
}
