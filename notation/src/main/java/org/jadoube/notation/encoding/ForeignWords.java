package org.jadoube.notation.encoding;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;

/// The different words of a text that are not UTF-8. A name that occurs in a hundred games says no
/// more about the encoding than in one.
final class ForeignWords {
  /// The most words kept; more would decide nothing.
  private static final int MOST = 2_000;

  private static final int LONGEST = 40;

  /// The words as Latin-1, which keeps bytes as they are.
  private final Set<String> words = new LinkedHashSet<>();

  /// Adds the words between two indexes.
  void add(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int end = at;
      boolean foreign = false;
      while (end < to && isPart(bytes[end])) {
        foreign |= bytes[end] < 0;
        end++;
      }
      if (foreign && words.size() < MOST && !Utf8.isAll(bytes, at, end)) {
        int length = Math.min(LONGEST, end - at);
        words.add(new String(bytes, at, length, StandardCharsets.ISO_8859_1));
      }
      at = end + 1;
    }
  }

  private static boolean isPart(byte symbol) {
    int letter = symbol | 0x20;
    return symbol < 0 || (letter >= 'a' && letter <= 'z');
  }

  /// How many there are.
  int count() {
    return words.size();
  }

  Set<String> words() {
    return words;
  }
}
