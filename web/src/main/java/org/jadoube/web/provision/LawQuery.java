package org.jadoube.web.provision;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.ArticleSpelling;
import org.jadoube.laws.edition.search.ProvisionSearch;

/// A query for a number, perhaps of one book alone (`E04 4.2`), for the name of a rule, or for
/// words.
///
/// @param book the only one wanted
/// @param text what is looked for
record LawQuery(Optional<Edition> book, String text) {
  static LawQuery of(String typed) {
    List<String> words = List.of(typed.strip().split("\\s+"));
    Optional<Edition> book = words.stream().flatMap(LawQuery::named).findFirst();
    String rest = without(words, word -> named(word).findAny().isPresent() || isPublisher(word));
    return rest.isEmpty() || book.isEmpty()
        ? new LawQuery(Optional.empty(), typed.strip())
        : new LawQuery(book, rest);
  }

  private static Stream<Edition> named(String word) {
    return Edition.books().stream().filter(book -> book.year().equalsIgnoreCase(word));
  }

  private static boolean isPublisher(String word) {
    return word.equalsIgnoreCase("FIDE") || word.equals("ФИДЕ");
  }

  private static String without(List<String> words, Predicate<String> unwanted) {
    return words.stream().filter(unwanted.negate()).collect(Collectors.joining(" "));
  }

  /// Whether it is to be looked up instead of searched for: an Article that some book has, which
  /// `75` is not, a number with several parts, or the name of a rule.
  boolean isPlace() {
    return isWrittenAsName() && isName() || isNumber() || isSection(text);
  }

  private boolean isNumber() {
    return ArticleSpelling.canonical(text)
        .filter(number -> number.contains(".") || isInSomeBook())
        .isPresent();
  }

  private boolean isInSomeBook() {
    return Edition.books().stream()
        .anyMatch(each -> !ProvisionSearch.in(each, text).provisions().isEmpty());
  }

  /// `Preface`: a section without a number.
  private static boolean isSection(String text) {
    return Edition.books().stream()
        .flatMap(book -> book.provisions().stream())
        .flatMap(provision -> provision.articles().stream())
        .anyMatch(article -> article.number().equalsIgnoreCase(text));
  }

  private boolean isWrittenAsName() {
    return text.contains("_") || text.equals(text.toUpperCase(Locale.ROOT));
  }

  /// Whether it is the name of a rule: of several words in any case, `fivefold repetition`, or of
  /// one in capitals.
  boolean isName() {
    String name = text.replaceAll("[-\\s]+", "_");
    return Edition.books().stream()
        .flatMap(book -> book.provisions().stream())
        .map(Provision::name)
        .anyMatch(each -> name.contains("_") ? each.equalsIgnoreCase(name) : each.equals(name));
  }
}
