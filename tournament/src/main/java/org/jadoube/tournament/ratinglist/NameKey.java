package org.jadoube.tournament.ratinglist;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jadoube.tournament.trf.record.Person;

/// A name as it is compared: without accents, case and punctuation, and cut off where tournament
/// files cut names off.
final class NameKey {
  private NameKey() {}

  static String of(String name) {
    int whole = name.codePointCount(0, name.length());
    String kept =
        whole <= Person.LONGEST_NAME
            ? name
            : name.substring(0, name.offsetByCodePoints(0, Person.LONGEST_NAME));
    return lettersAndDigits(Normalizer.normalize(kept, Normalizer.Form.NFD));
  }

  private static String lettersAndDigits(String text) {
    StringBuilder key = new StringBuilder(text.length());
    boolean apart = false;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int letter = text.codePointAt(at);
      if (Character.isLetterOrDigit(letter)) {
        key.append(apart && !key.isEmpty() ? " " : "");
        key.appendCodePoint(Character.toLowerCase(letter));
        apart = false;
      } else {
        apart |= Character.getType(letter) != Character.NON_SPACING_MARK;
      }
    }
    return key.toString();
  }

  /// Whether two names can be one person's: they share a word.
  static boolean areLike(String one, String other) {
    Set<String> shared = words(one);
    shared.retainAll(words(other));
    return !shared.isEmpty();
  }

  private static Set<String> words(String name) {
    Set<String> words = new HashSet<>(Arrays.asList(of(name).split(" ")));
    words.removeIf(word -> word.length() < 2);
    return words;
  }
}
