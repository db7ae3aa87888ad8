package org.jadoube.web.lawbook;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.search.ArticleSpelling;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.notation.Language;

/// A query for numbers, perhaps of one book alone (`E04 4.2`), or for words, which may be those of
/// the reader's language and may be misspelt.
///
/// @param book the only one wanted
/// @param text the query in the terms of [ProvisionSearch]
/// @param reworded whether that differs from the typed text
record LawQuery(Optional<Edition> book, String text, boolean reworded) {
  /// The query typed by a reader of that language.
  static LawQuery of(String typed, Language language) {
    List<String> words = List.of(typed.strip().split("\\s+"));
    Optional<Edition> book = words.stream().flatMap(LawQuery::named).findFirst();
    String rest = without(words, word -> named(word).findAny().isPresent() || isPublisher(word));
    if (rest.isEmpty() || book.isEmpty()) {
      return understood(Optional.empty(), typed, language);
    }
    return understood(book, rest, language);
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

  private static LawQuery understood(Optional<Edition> book, String text, Language language) {
    if (isNumber(text)) {
      return new LawQuery(book, text, false);
    }
    Terms terms = Terms.in(language);
    return terms
        .english(text, false)
        .or(() -> isFound(text) ? Optional.empty() : terms.english(text, true))
        .map(LawQuery::found)
        .map(english -> new LawQuery(book, english, !contains(text, english)))
        .orElseGet(() -> new LawQuery(book, text, false));
  }

  /// Whether some book has such an Article; `75` is not one.
  private static boolean isNumber(String text) {
    return ArticleSpelling.canonical(text).isPresent()
        && Edition.books().stream()
            .anyMatch(book -> !ProvisionSearch.in(book, text).provisions().isEmpty());
  }

  private static boolean contains(String text, String words) {
    String typed = text.toLowerCase(Locale.ROOT);
    return Arrays.stream(words.split(" ")).allMatch(typed::contains);
  }

  /// The words that are found together; where no provision has all of them, such as "king" and
  /// "stalemate", the most telling one.
  private static String found(String words) {
    return isFound(words)
        ? words
        : Arrays.stream(words.split(" "))
            .distinct()
            .map(word -> Map.entry(word, frequency(word)))
            .filter(counted -> counted.getValue() > 0)
            .min(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElse(words);
  }

  private static boolean isFound(String text) {
    return frequency(text) > 0;
  }

  private static long frequency(String text) {
    return Edition.books().stream()
        .map(book -> ProvisionSearch.in(book, text))
        .mapToLong(found -> found.provisions().size() + found.terms().size())
        .sum();
  }

  /// The words of all provisions and terms, for comparison with misspelt ones.
  static Stream<String> vocabulary() {
    return Edition.books().stream()
        .flatMap(book ->
            Stream.concat(
                book.provisions().stream()
                    .map(each -> each.name().replace('_', ' ') + " " + each.gist()),
                book.glossary().stream().map(term -> term.name() + " " + term.meaning())))
        .flatMap(text -> Arrays.stream(text.split("[^\\p{L}]+")));
  }
}
