package org.jadoube.wire;

import static java.util.Comparator.comparingInt;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/// The likeliest of many names that somebody may have meant.
final class Nearest {
  /// A longer list of names helps nobody.
  private static final int MANY = 20;

  private static final int SHOWN = 3;

  /// Longer texts are not compared.
  private static final int LONGEST = 60;

  private Nearest() {}

  /// All of these names; if they are many, those nearest to `text`, or the first ones if it is
  /// empty.
  static String oneOf(Collection<String> names, String text) {
    if (names.size() <= MANY) {
      return (names.size() == 1 ? "" : "one of ") + String.join(", ", names);
    }
    String some =
        text.isBlank()
            ? " names such as " + String.join(", ", names.stream().limit(SHOWN).toList())
            : " names; the nearest are " + String.join(", ", to(text, names));
    return "one of " + names.size() + some;
  }

  /// The names nearest to `text`, the best first.
  static List<String> to(String text, Collection<String> names) {
    String said = plain(text.substring(0, Math.min(text.length(), LONGEST)));
    return names.stream().sorted(comparingInt(name -> distance(said, name))).limit(SHOWN).toList();
  }

  /// In small letters, with hyphens between words.
  static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
  }

  /// How many letters must be inserted, left out or exchanged (Levenshtein).
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int column = 0; column <= other.length(); column++) {
      above[column] = column;
    }
    for (int row = 1; row <= one.length(); row++) {
      int[] line = new int[other.length() + 1];
      line[0] = row;
      for (int column = 1; column <= other.length(); column++) {
        int changed = one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1;
        int moved = Math.min(line[column - 1], above[column]) + 1;
        line[column] = Math.min(above[column - 1] + changed, moved);
      }
      above = line;
    }
    return above[other.length()];
  }
}
