package org.jadoube.notation.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/// Cuts a stream of games into batches of whole games, so that several threads can read them, each
/// with a [PgnReader] of its own. It looks at nothing but the lines that begin with `[Event `,
/// where games begin.
public final class PgnBatches {
  private final InputStream source;
  private final int size;
  private byte[] left = {};
  private long offset;
  private long line = 1;

  /// Some whole games.
  ///
  /// @param bytes their PGN
  /// @param offset where they begin in the stream, in bytes from 0
  /// @param line the line where they begin, from 1; lines end with LF
  @SuppressWarnings("ArrayRecordComponent") // handed on, not compared
  public record Batch(byte[] bytes, long offset, long line) {}

  private PgnBatches(InputStream source, int size) {
    this.source = source;
    this.size = size;
  }

  /// The batches of `source`, of about `size` bytes each, at least one; longer where a game is
  /// longer.
  public static PgnBatches of(InputStream source, int size) {
    return new PgnBatches(source, Math.max(1, size));
  }

  /// The next batch; empty at the end of the stream.
  ///
  /// @throws IOException if the source cannot be read
  public Optional<Batch> next() throws IOException {
    byte[] bytes = left;
    int length = left.length;
    int cut = 0;
    boolean over = false;
    while (cut == 0 && !over) {
      int known = Math.max(1, length - PgnReader.EVENT.length);
      bytes = Arrays.copyOf(bytes, length + size);
      int arrived = source.readNBytes(bytes, length, size);
      length += arrived;
      over = arrived < size;
      cut = over ? length : lastGame(bytes, known);
    }
    left = Arrays.copyOfRange(bytes, cut, length);
    return cut == 0 ? Optional.empty() : Optional.of(batch(Arrays.copyOf(bytes, cut)));
  }

  private Batch batch(byte[] bytes) {
    Batch batch = new Batch(bytes, offset, line);
    offset += bytes.length;
    line += Scan.count(bytes, '\n', 0, bytes.length);
    return batch;
  }

  /// Where the last game begins that begins at `from` or later; 0 if none does.
  private static int lastGame(byte[] bytes, int from) {
    byte[] event = PgnReader.EVENT;
    for (int at = bytes.length - event.length; at >= from; at--) {
      if (bytes[at] == '['
          && (bytes[at - 1] == '\n' || bytes[at - 1] == '\r')
          && Arrays.equals(bytes, at, at + event.length, event, 0, event.length)) {
        return at;
      }
    }
    return 0;
  }
}
