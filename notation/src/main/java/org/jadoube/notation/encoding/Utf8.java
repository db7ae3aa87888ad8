package org.jadoube.notation.encoding;

/// Tells UTF-8 from other bytes.
final class Utf8 {
  private Utf8() {}

  /// The length of the character at `at`, which ends before `end`; 0 if there is none.
  static int length(byte[] bytes, int at, int end) {
    int lead = bytes[at] & 0xFF;
    int length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length < 2) {
      return length;
    }
    boolean whole = lead <= 0xF4 && at + length <= end && isSecond(lead, bytes[at + 1] & 0xFF);
    for (int i = 2; whole && i < length; i++) {
      whole = (bytes[at + i] & 0xC0) == 0x80;
    }
    return whole ? length : 0;
  }

  /// Whether that byte can follow `lead`. UTF-8 allows each character only its shortest form, no
  /// halves of surrogate pairs, and nothing beyond the last code point.
  private static boolean isSecond(int lead, int second) {
    int least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    int most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return second >= least && second <= most;
  }

  /// Whether everything between the two indexes is UTF-8.
  static boolean isAll(byte[] bytes, int from, int to) {
    int at = from;
    int length = 1;
    while (at < to && length > 0) {
      length = length(bytes, at, to);
      at += length;
    }
    return length > 0;
  }
}
