package org.jadoube.laws.edition.search;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;

/// The texts of an edition's provisions and terms, prepared once for all searches.
record SearchIndex(Texts<Provision> provisions, Texts<Term> terms) {
  private static final Map<Edition, SearchIndex> OF_BOOKS =
      Edition.books().stream()
          .collect(Collectors.toUnmodifiableMap(Function.identity(), SearchIndex::new));

  private SearchIndex(Edition edition) {
    this(
        Texts.of(edition.provisions(), SearchIndex::text),
        Texts.of(edition.glossary(), term -> term.name() + " " + term.meaning()));
  }

  static SearchIndex of(Edition edition) {
    SearchIndex known = OF_BOOKS.get(edition);
    return known == null ? new SearchIndex(edition) : known;
  }

  private static String text(Provision provision) {
    String name = provision.name();
    String notes = String.join(" ", provision.notes());
    return String.join(" ", name, name.replace('_', ' '), provision.gist(), notes);
  }

  /// Things that can be found, and the text of each in small letters.
  record Texts<T>(List<T> things, List<String> texts) {
    private static <T> Texts<T> of(List<T> things, Function<T, String> text) {
      return new Texts<>(
          things, things.stream().map(each -> text.apply(each).toLowerCase(Locale.ROOT)).toList());
    }

    /// Those that have all of the words, which are in small letters.
    List<T> having(List<String> words) {
      return IntStream.range(0, things.size())
          .filter(i -> words.stream().allMatch(texts.get(i)::contains))
          .mapToObj(things::get)
          .toList();
    }
  }
}
