package org.jadoube.audit.same;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Names of people, folded so that usual spellings of a name are equal: without accents, in any
/// order of surname and given name, in several transcriptions of Cyrillic.
final class FoldedName {
  private static final Pattern MARKS = Pattern.compile("\\p{M}");
  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
  private static final int FEWEST_LETTERS = 3;
  private static final int BITS = 16;
  private static final int MASK = (1 << BITS) - 1;

  /// Different spellings of one sound, the longest first.
  private static final List<Map.Entry<String, String>> ALIKE =
      List.of(
          Map.entry("ß", "s"),
          Map.entry("ł", "l"),
          Map.entry("đ", "d"),
          Map.entry("æ", "e"),
          Map.entry("ø", "o"),
          Map.entry("ae", "a"),
          Map.entry("oe", "o"),
          Map.entry("ue", "u"),
          Map.entry("tsch", "c"),
          Map.entry("tch", "c"),
          Map.entry("sch", "s"),
          Map.entry("ch", "c"),
          Map.entry("cz", "c"),
          Map.entry("sh", "s"),
          Map.entry("zh", "z"),
          Map.entry("kh", "h"),
          Map.entry("ts", "c"),
          Map.entry("ph", "f"),
          Map.entry("ck", "k"),
          Map.entry("ks", "x"),
          Map.entry("y", "i"),
          Map.entry("j", "i"),
          Map.entry("w", "v"),
          Map.entry("ii", "i"));

  private static final Pattern DOUBLED = Pattern.compile("(.)\\1");

  private FoldedName() {}

  /// Both players' names: two keys of words for each of them.
  static long pair(String white, String black) {
    return (long) key(white) << 2 * BITS | Integer.toUnsignedLong(key(black));
  }

  /// The keys of the two longest words of a name; 0 for a word that is missing.
  private static int key(String name) {
    List<String> words = words(name);
    return words.isEmpty()
        ? 0
        : word(words.getFirst()) | (words.size() > 1 ? word(words.get(1)) << BITS : 0);
  }

  private static int word(String word) {
    int hash = word.hashCode() * 0x9E3779B9;
    int key = (hash >>> BITS) & MASK;
    return key == 0 ? 1 : key;
  }

  /// The folded words of a name other than initials, the longest first.
  static List<String> words(String name) {
    return allWords(name, FEWEST_LETTERS);
  }

  /// All folded words of a name, initials included, the longest first.
  static List<String> allWords(String name) {
    return allWords(name, 1);
  }

  private static List<String> allWords(String name, int fewestLetters) {
    String plain =
        MARKS
            .matcher(Normalizer.normalize(name.toLowerCase(Locale.ROOT), Normalizer.Form.NFD))
            .replaceAll("");
    List<String> words = new ArrayList<>();
    for (String word : NO_LETTERS.split(plain, -1)) {
      if (word.length() >= fewestLetters) {
        words.add(folded(word));
      }
    }
    words.sort(Comparator.comparingInt(String::length).reversed());
    return words;
  }

  private static String folded(String word) {
    String folded = word;
    for (Map.Entry<String, String> alike : ALIKE) {
      folded = folded.replace(alike.getKey(), alike.getValue());
    }
    return DOUBLED.matcher(folded).replaceAll("$1");
  }

  /// Whether the players of two games may be the same people: they share a word of their names.
  static boolean areAlike(long people, long others) {
    return share((int) (people >>> 2 * BITS), (int) (others >>> 2 * BITS))
        && share((int) people, (int) others);
  }

  /// Each word of White's name with each of Black's. Two games may be by the same players if they
  /// share such a pair.
  static int[] wordPairs(long people) {
    int[] white = words((int) (people >>> 2 * BITS));
    int[] black = words((int) people);
    int[] pairs = new int[white.length * black.length];
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] = white[i % white.length] << BITS | black[i / white.length];
    }
    return pairs;
  }

  /// The keys of the one or two words of White's name.
  static int[] whiteWords(long people) {
    return words((int) (people >>> 2 * BITS));
  }

  /// The keys of the words of a name; 0 alone for a name without words.
  private static int[] words(int key) {
    int second = key >>> BITS;
    return second == 0 ? new int[] {key & MASK} : new int[] {key & MASK, second};
  }

  private static boolean share(int one, int other) {
    int first = one & MASK;
    int second = one >>> BITS;
    return one == other
        || (first != 0 && (first == (other & MASK) || first == other >>> BITS))
        || (second != 0 && (second == (other & MASK) || second == other >>> BITS));
  }
}
