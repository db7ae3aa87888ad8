package org.jadoube.notation.encoding;

import java.util.Arrays;

/// Maps the offsets of a text to those of its translation into another encoding. Only stretches
/// that became longer or shorter are kept.
final class Offsets {
  /// Beginning and end of each such stretch, in the source and in the result.
  private long[] stretches = new long[16];

  private int used;
  private long source;
  private long result;

  /// Notes that the next `fromSource` bytes of the source became `intoResult` bytes.
  void add(long fromSource, long intoResult) {
    if (fromSource != intoResult) {
      if (used == stretches.length) {
        stretches = Arrays.copyOf(stretches, 2 * used);
      }
      stretches[used] = source;
      stretches[used + 1] = source + fromSource;
      stretches[used + 2] = result;
      stretches[used + 3] = result + intoResult;
      used += 4;
    }
    source += fromSource;
    result += intoResult;
  }

  /// The offset in the result of a byte of the source, or of one before it.
  long before(long offset) {
    int at = last(offset);
    return at < 0
        ? offset
        : offset < stretches[at + 1]
            ? stretches[at + 2]
            : stretches[at + 3] + offset - stretches[at + 1];
  }

  /// The offset in the result of a byte of the source, or of one after it.
  long behind(long offset) {
    int at = last(offset - 1);
    return at < 0
        ? offset
        : Math.max(stretches[at + 3], stretches[at + 3] + offset - stretches[at + 1]);
  }

  /// The last stretch that begins at `offset` or before it; less than 0 if there is none.
  private int last(long offset) {
    int at = used - 4;
    while (at >= 0 && stretches[at] > offset) {
      at -= 4;
    }
    return at;
  }
}
