package org.jadoube.audit.archive;

import java.util.Arrays;

/// A sequence of bits that grows at its end, the highest of each byte first.
final class BitString {
  private static final int FIRST_BYTES = 1 << 16;

  private byte[] bytes = new byte[FIRST_BYTES];
  private int length;

  int length() {
    return length;
  }

  /// Adds the lowest `count` bits of `value`.
  void add(long value, int count) {
    for (int i = count - 1; i >= 0; i--) {
      add((int) (value >>> i) & 1);
    }
  }

  void add(int bit) {
    int at = length >> 3;
    if (at == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * at);
    }
    int shift = 7 - (length & 7);
    bytes[at] = (byte) (bytes[at] & ~(1 << shift) | bit << shift);
    length++;
  }

  void add(BitString others) {
    for (int i = 0; i < others.length; i++) {
      add(others.number(i, 1));
    }
  }

  /// The `count` bits from `at` on, 32 at most.
  int number(int at, int count) {
    int number = 0;
    for (int i = at; i < at + count; i++) {
      number = number << 1 | bytes[i >> 3] >> (7 - (i & 7)) & 1;
    }
    return number;
  }

  /// Removes all bits but the first ones.
  void truncate(int shorter) {
    length = shorter;
  }

  /// The bits as bytes; missing bits of the last one are zero.
  byte[] bytes() {
    byte[] copy = Arrays.copyOf(bytes, (length + 7) >> 3);
    if ((length & 7) != 0) {
      copy[length >> 3] &= (byte) (0xff00 >> (length & 7));
    }
    return copy;
  }
}
