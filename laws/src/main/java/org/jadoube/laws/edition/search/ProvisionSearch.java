package org.jadoube.laws.edition.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;

/// The provisions and terms of an edition that match a query: an Article, a name or words.
///
/// ```java
/// ProvisionSearch found = ProvisionSearch.in(Edition.newest(), "9.6");
/// found.provisions().getFirst().name(); // => FIVEFOLD_REPETITION
/// ```
///
/// @param terms matching glossary terms; only for words
/// @since 0.1.0
public record ProvisionSearch(List<Provision> provisions, List<Term> terms) {
  public ProvisionSearch {
    provisions = List.copyOf(provisions);
    terms = List.copyOf(terms);
  }

  /// Searches `edition`. An empty query finds everything. Articles take precedence over names,
  /// names over words.
  public static ProvisionSearch in(Edition edition, String query) {
    if (query.isBlank()) {
      return new ProvisionSearch(edition.provisions(), edition.glossary());
    }
    return byNumber(edition, query)
        .or(() -> byName(edition, query))
        .orElseGet(() -> byWords(edition, query));
  }

  /// Whether nothing was found.
  public boolean isEmpty() {
    return provisions.isEmpty() && terms.isEmpty();
  }

  private static Optional<ProvisionSearch> byNumber(Edition edition, String query) {
    return ArticleSpelling.canonical(query)
        .flatMap(number -> found(edition, provision -> isUnder(provision, number)))
        .or(() -> found(edition, provision -> isCalled(provision, query.strip())));
  }

  /// Whether that is its name. The preface has no number, only a name.
  private static boolean isCalled(Provision provision, String name) {
    return provision.articles().stream().anyMatch(each -> each.number().equalsIgnoreCase(name));
  }

  private static Optional<ProvisionSearch> byName(Edition edition, String query) {
    String name = query.strip().replaceAll("[-\\s]+", "_");
    return found(edition, provision -> isNamed(provision, name));
  }

  /// Whether that is its name. A name of several words matches in any case, a single word only in
  /// capitals; otherwise it is searched for as a word.
  private static boolean isNamed(Provision provision, String name) {
    return name.contains("_")
        ? provision.name().equalsIgnoreCase(name)
        : provision.name().equals(name);
  }

  private static Optional<ProvisionSearch> found(Edition edition, Predicate<Provision> wanted) {
    List<Provision> found = edition.provisions().stream().filter(wanted).toList();
    return found.isEmpty() ? Optional.empty() : Optional.of(new ProvisionSearch(found, List.of()));
  }

  private static ProvisionSearch byWords(Edition edition, String query) {
    List<String> words = List.of(query.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    SearchIndex index = SearchIndex.of(edition);
    return new ProvisionSearch(index.provisions().having(words), index.terms().having(words));
  }

  /// `9.2.1` is under `9.2` and `9`, `9.2b` under `9.2`; `9.20` is not.
  private static boolean isUnder(Provision provision, String article) {
    return provision.articles().stream().anyMatch(each -> isUnder(each.number(), article));
  }

  private static boolean isUnder(String number, String article) {
    return number.startsWith(article)
        && (number.length() == article.length()
            || !continues(article.charAt(article.length() - 1), number.charAt(article.length())));
  }

  /// Whether two neighbouring characters belong to the same part of a number.
  private static boolean continues(char last, char next) {
    return Character.isDigit(last) && Character.isDigit(next)
        || Character.isUpperCase(last) && Character.isLetter(next);
  }
}
