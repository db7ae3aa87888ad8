package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.hadoop.fs.FSDataInputStream;
import org.jadoube.notation.pgn.reading.PgnCuts;

/// The places at which a plain file is split.
///
/// @param length of the file in bytes
record FileCuts(FSDataInputStream file, long length) {
  private static final int STRIDE = 1 << 16;

  /// The beginnings of splits of about so many bytes each; there is at least one, at 0.
  List<Long> every(long bytes) throws IOException {
    List<Long> starts = new ArrayList<>(List.of(0L));
    if (length > bytes && hasLines()) {
      OptionalLong cut = first(bytes);
      while (cut.isPresent()) {
        starts.add(cut.getAsLong());
        cut = first((cut.getAsLong() / bytes + 1) * bytes);
      }
    }
    return starts;
  }

  /// Whether lines end with LF, or with CR and LF. The first ones decide for the whole file how
  /// lines are counted, and splits begin with such lines.
  private boolean hasLines() throws IOException {
    for (byte each : read(0, STRIDE)) {
      if (each == '\n') {
        return true;
      }
    }
    return false;
  }

  /// The first cut from `wanted` on.
  private OptionalLong first(long wanted) throws IOException {
    for (long at = wanted; at < length; at += STRIDE) {
      long begin = Math.max(0, at - PgnCuts.AROUND);
      byte[] bytes = read(begin, at + STRIDE + PgnCuts.AROUND);
      int from = (int) (at - begin);
      OptionalInt cut = PgnCuts.first(bytes, from, Math.min(bytes.length, from + STRIDE));
      if (cut.isPresent()) {
        return OptionalLong.of(begin + cut.getAsInt());
      }
    }
    return OptionalLong.empty();
  }

  private byte[] read(long from, long to) throws IOException {
    byte[] bytes = new byte[(int) (Math.min(to, length) - from)];
    file.readFully(from, bytes);
    return bytes;
  }
}
