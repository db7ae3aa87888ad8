package org.jadoube.web.provision;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Texts as plain words.
final class Words {
  private static final int LONGEST = 40;

  private Words() {}

  /// The words of a text in small letters, without accents. What is not a letter or a digit
  /// separates words, but for apostrophes.
  static List<String> of(String text) {
    return Arrays.stream(plain(text).split("[^\\p{L}\\d]+"))
        .filter(word -> !word.isEmpty())
        .map(word -> word.substring(0, Math.min(LONGEST, word.length())))
        .toList();
  }

  /// Each word and its neighbour as one word: `stale mate` may mean `stalemate`.
  static List<String> joined(List<String> words) {
    List<String> joined = new ArrayList<>();
    for (int at = 0; at + 1 < words.size(); at++) {
      joined.add(words.get(at) + words.get(at + 1));
    }
    return joined;
  }

  private static String plain(String text) {
    String decomposed = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    return decomposed.replaceAll("[\\p{M}'’]", "").replace("ß", "ss");
  }
}
