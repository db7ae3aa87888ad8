package org.jadoube.audit;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/// Cuts a stream of PGN into batches of whole games that can be judged side by side. What is cut
/// depends on the text alone, not on how the stream delivers it.
final class Batches {
  /// No game is longer; what seems to be is cut here, so that memory stays bounded.
  private static final int LONGEST_GAME_BYTES = 1 << 26;

  private final InputStream in;
  private final int batchBytes;
  private final GameBoundaries boundaries = new GameBoundaries();
  private byte[] buffer;
  private int length;
  private int scanned;
  private int lastStart;
  private long lines;

  /// @param batchBytes how long a batch is at least, but for the last
  Batches(InputStream in, int batchBytes) {
    this.in = in;
    this.batchBytes = batchBytes;
    this.buffer = new byte[batchBytes * 2];
  }

  /// The next batch; empty at the end of the stream.
  Optional<Batch> next() throws IOException {
    while (lastStart < batchBytes) {
      if (length >= LONGEST_GAME_BYTES || !fill()) {
        return length == 0 ? Optional.empty() : Optional.of(cut(length));
      }
      scan();
    }
    return Optional.of(cut(lastStart));
  }

  private boolean fill() throws IOException {
    if (length == buffer.length) {
      buffer = Arrays.copyOf(buffer, buffer.length * 2);
    }
    int read = in.readNBytes(buffer, length, buffer.length - length);
    length += read;
    return read > 0;
  }

  private void scan() {
    while (scanned < length) {
      if (boundaries.isStart(buffer[scanned])) {
        lastStart = scanned;
      }
      scanned++;
    }
  }

  private Batch cut(int end) {
    byte[] text = Arrays.copyOf(buffer, end);
    Batch batch = new Batch(text, lines);
    lines += newLines(text);
    System.arraycopy(buffer, end, buffer, 0, length - end);
    length -= end;
    scanned -= end;
    lastStart = 0;
    return batch;
  }

  /// Lines end with LF, CR or CR LF; a cut lies behind one.
  private static int newLines(byte[] text) {
    int lines = 0;
    for (int i = 0; i < text.length; i++) {
      boolean crOfCrLf = text[i] == '\r' && i + 1 < text.length && text[i + 1] == '\n';
      if ((text[i] == '\n' || text[i] == '\r') && !crOfCrLf) {
        lines++;
      }
    }
    return lines;
  }
}
