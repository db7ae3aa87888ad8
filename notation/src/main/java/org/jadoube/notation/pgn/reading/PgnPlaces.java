package org.jadoube.notation.pgn.reading;

import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.window.LineCount;

/// The lines and columns of places in a batch. Asking for one place after another is fast.
///
/// @since 0.1.0
public final class PgnPlaces {
  private final byte[] bytes;
  private final long offset;
  private final long length;
  private final LineCount lines;

  PgnPlaces(PgnBatch batch, byte[] bytes) {
    this.bytes = bytes;
    offset = batch.offset();
    length = batch.length();
    lines = new LineCount(PgnBatch.FROM, batch.line(), batch.column());
    lines.lookAt(bytes, PgnBatch.FROM + batch.length());
  }

  private int index(long offset) {
    Require.within(this.offset, this.offset + length, offset, "offset");
    return (int) (offset - this.offset) + PgnBatch.FROM;
  }

  /// The line of the byte at `offset` in the stream, from 1.
  public long line(long offset) {
    return lines.lineOf(bytes, index(offset));
  }

  /// The column of the byte at `offset` in the stream, in characters from 1.
  public int column(long offset) {
    return lines.columnOf(bytes, index(offset));
  }
}
