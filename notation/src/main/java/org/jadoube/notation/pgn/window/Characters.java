package org.jadoube.notation.pgn.window;

/// Characters in bytes that are UTF-8, or Latin-1.
final class Characters {
  private Characters() {}

  /// How many bytes between the two indexes only continue a character. A byte that would continue
  /// one in UTF-8, but follows ASCII, is a character of Latin-1.
  static int continuing(byte[] bytes, int from, int to) {
    int count = 0;
    for (int at = from + 1; at < to; at++) {
      count += continues(bytes[at]) && bytes[at - 1] < 0 ? 1 : 0;
    }
    return count;
  }

  static boolean continues(byte symbol) {
    return (symbol & 0xC0) == 0x80;
  }
}
