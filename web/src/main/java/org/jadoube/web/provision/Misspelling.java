package org.jadoube.web.provision;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// Words that are almost right.
final class Misspelling {
  private static final int SHORTEST = 5;
  private static final int LONG = 8;

  private Misspelling() {}

  /// The word that was probably meant: one letter may be wrong, missing or surplus, or two
  /// neighbours swapped; in long words, twice.
  static Optional<String> of(String word, Collection<String> known) {
    return known.stream()
        .filter(each -> each.length() >= SHORTEST)
        .flatMap(each -> near(word, each).stream())
        .min(Comparator.comparingInt(Near::distance).thenComparing(Near::word))
        .map(Near::word);
  }

  private record Near(String word, int distance) {}

  /// Compares two words, unless their lengths differ too much.
  private static Optional<Near> near(String typed, String word) {
    int most = word.length() < LONG ? 1 : 2;
    return Math.abs(typed.length() - word.length()) > most
        ? Optional.empty()
        : Optional.of(new Near(word, distance(typed, word)))
            .filter(near -> near.distance() <= most);
  }

  /// The distance between two words (Damerau and Levenshtein).
  private static int distance(String one, String other) {
    int[][] steps = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        steps[i][j] = Math.min(i, j) == 0 ? Math.max(i, j) : step(steps, one, other, i, j);
      }
    }
    return steps[one.length()][other.length()];
  }

  private static int step(int[][] steps, String one, String other, int i, int j) {
    int changed = steps[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
    int best = Math.min(changed, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
  }
}
