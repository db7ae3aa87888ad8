package org.jadoube.notation.encoding;

import java.util.List;

/// An encoding that is not in the list; nothing is known about it but that its words are made of
/// bytes. Where it explains a text better than those in the list, none of them is likely.
final class UnknownEncoding {
  /// How much rarer it is than the most frequent encoding. All costs are negative binary logarithms
  /// of probabilities.
  private static final int RARITY = 15;

  private static final double ANY_BYTE = 7;

  /// In scripts that include ASCII letters, other letters are rare.
  private static final double BEHIND_ASCII = 5 + ANY_BYTE;

  private static final double AT_THE_START = 2 + ANY_BYTE;
  private static final double ASCII_LETTER = 4.5;
  private static final double END = 3;

  private UnknownEncoding() {}

  /// @param words bytes written as Latin-1
  static double cost(List<String> words) {
    return RARITY + words.stream().mapToDouble(UnknownEncoding::cost).sum();
  }

  private static double cost(String word) {
    double cost = 0;
    for (int at = 0; at < word.length(); at++) {
      cost += isForeign(word, at) ? before(word, at) + behind(word, at) : 0;
    }
    return cost;
  }

  private static double before(String word, int at) {
    return at == 0 ? AT_THE_START : isForeign(word, at - 1) ? ANY_BYTE : BEHIND_ASCII;
  }

  private static double behind(String word, int at) {
    return at + 1 == word.length() ? END : isForeign(word, at + 1) ? 0 : ASCII_LETTER;
  }

  private static boolean isForeign(String word, int at) {
    return word.charAt(at) >= 0x80;
  }
}
