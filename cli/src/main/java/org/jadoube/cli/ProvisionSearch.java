package org.jadoube.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jadoube.laws.Edition;
import org.jadoube.laws.Provision;

/// Finds provisions by article, name or word.
final class ProvisionSearch {
  private ProvisionSearch() {}

  /// The provisions of `edition` that `query` asks for; all for an empty one. An article comes
  /// before a name, and a name before a word.
  static List<Provision> in(Edition edition, String query) {
    String name = query.strip();
    String article = query.strip().toLowerCase(Locale.ROOT).replaceFirst("^art(icle|\\.)? *", "");
    String word = query.strip().toLowerCase(Locale.ROOT);
    List<Predicate<Provision>> ways =
        List.of(
            provision -> isUnder(provision, article),
            provision -> provision.name().equals(name),
            provision -> speaksOf(provision, word));
    return ways.stream()
        .map(way -> edition.provisions().stream().filter(way).toList())
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static boolean isUnder(Provision provision, String article) {
    return provision.articles().stream()
        .map(each -> each.number().toLowerCase(Locale.ROOT))
        .anyMatch(number -> isUnder(number, article));
  }

  /// `9.2.1` is under `9.2` and `9`, `9.2b` under `9.2`; `9.20` is not.
  private static boolean isUnder(String number, String article) {
    return number.startsWith(article)
        && !(article.isEmpty() || isDigitAfter(number, article.length()));
  }

  private static boolean isDigitAfter(String number, int index) {
    return index < number.length() && Character.isDigit(number.charAt(index));
  }

  private static boolean speaksOf(Provision provision, String word) {
    return provision.gist().toLowerCase(Locale.ROOT).contains(word)
        || provision.name().toLowerCase(Locale.ROOT).replace('_', ' ').contains(word);
  }
}
