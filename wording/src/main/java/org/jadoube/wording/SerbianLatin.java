package org.jadoube.wording;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Serbian in Latin letters: each Cyrillic letter has one counterpart, three of which are two
/// letters long.
///
/// @since 0.1.0
public final class SerbianLatin {
  private static final String CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
  private static final String[] LATIN =
      "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");

  private SerbianLatin() {}

  /// The text with all Cyrillic letters in Latin, everything else as it is.
  public static String of(String cyrillic) {
    return IntStream.range(0, cyrillic.length())
        .mapToObj(at -> letter(cyrillic, at))
        .collect(Collectors.joining());
  }

  private static String letter(String text, int at) {
    char letter = text.charAt(at);
    char small = Character.toLowerCase(letter);
    int index = CYRILLIC.indexOf(small);
    if (index < 0) {
      return String.valueOf(letter);
    }
    String latin = LATIN[index];
    return letter == small ? latin : capital(latin, isAmongCapitals(text, at));
  }

  /// The capital: Љ is "Lj" at the beginning of a word, "LJ" in a word of capitals and by itself.
  private static String capital(String latin, boolean amongCapitals) {
    String rest = latin.substring(1);
    return Character.toUpperCase(latin.charAt(0)) + (amongCapitals ? upper(rest) : rest);
  }

  private static String upper(String letters) {
    return letters
        .chars()
        .mapToObj(letter -> String.valueOf((char) Character.toUpperCase(letter)))
        .collect(Collectors.joining());
  }

  private static boolean isAmongCapitals(String text, int at) {
    boolean smallFollows = at + 1 < text.length() && Character.isLowerCase(text.charAt(at + 1));
    return !smallFollows;
  }
}
