package org.jadoube.notation.encoding;

import java.util.Arrays;

/// Where the bytes of a text went when it was written in another encoding. Only stretches that
/// became longer or shorter are kept.
final class Offsets {
  /// For each such stretch: its beginning and its end in the source and in the result.
  private long[] stretches = new long[16];

  private int used;
  private long source;
  private long result;

  /// So many bytes of the source became so many.
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

  /// The offset in the result of a byte of the source, or of one behind it.
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
