package org.jadoube.notation.pgn.window;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Searches eight bytes at a time. It looks at up to seven bytes after `end`, which must exist.
public final class Scan {
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGHS = ONES << 7;
  private static final long BRACES = ~(ONES * ('{' ^ '}'));
  private static final long BRACE = ONES * ('{' & '}');

  private Scan() {}

  /// The index of the first `symbol` (ASCII) from `from` on; `end` if there is none.
  public static int indexOf(byte[] bytes, int symbol, int from, int end) {
    long pattern = ONES * symbol;
    for (int at = from; at < end; at += Long.BYTES) {
      long others = (long) EIGHT.get(bytes, at) ^ pattern;
      long equal = (others - ONES) & ~others & HIGHS; // its lowest bit marks the first zero byte
      if (equal != 0) {
        return Math.min(end, at + (Long.numberOfTrailingZeros(equal) >>> 3));
      }
    }
    return end;
  }

  /// The index of the first brace of either kind from `from` on; `end` if there is none.
  public static int indexOfBrace(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end) {
      // braces differ in two bits: without them both look like a y, so the byte is checked again
      long others = ((long) EIGHT.get(bytes, at) & BRACES) ^ BRACE;
      long equal = (others - ONES) & ~others & HIGHS;
      int found = at + (Long.numberOfTrailingZeros(equal) >>> 3);
      if (equal != 0 && (bytes[found] == '{' || bytes[found] == '}')) {
        return Math.min(end, found);
      }
      at = equal == 0 ? at + Long.BYTES : found + 1;
    }
    return end;
  }

  /// The eight bytes from `at` on, the first one lowest.
  static long eight(byte[] bytes, int at) {
    return (long) EIGHT.get(bytes, at);
  }

  /// Whether all bytes between the two indexes are ASCII.
  public static boolean isAscii(byte[] bytes, int from, int end) {
    return indexOfForeign(bytes, from, end) == end;
  }

  /// The index of the first byte outside ASCII between the two indexes; `end` if there is none.
  public static int indexOfForeign(byte[] bytes, int from, int end) {
    int at = from;
    while (at + Long.BYTES <= end && ((long) EIGHT.get(bytes, at) & HIGHS) == 0) {
      at += Long.BYTES;
    }
    while (at < end && bytes[at] >= 0) {
      at++;
    }
    return at;
  }

  /// How often `symbol` (ASCII) occurs between the two indexes.
  public static int count(byte[] bytes, int symbol, int from, int end) {
    long pattern = ONES * symbol;
    int count = 0;
    int at = from;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      long others = (long) EIGHT.get(bytes, at) ^ pattern;
      long low = (others & ~HIGHS) + ~HIGHS; // the high bit: any of the seven low bits is set
      count += Long.bitCount(~(low | others) & HIGHS);
    }
    for (; at < end; at++) {
      count += bytes[at] == symbol ? 1 : 0;
    }
    return count;
  }
}
