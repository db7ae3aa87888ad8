package org.jadoube.web.lawbook;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Term;
import org.jadoube.laws.edition.search.ProvisionSearch;

/// The results for a number, a name or words: in the newest edition with any, and the other
/// editions that have some.
///
/// @param found in each book that has something
record ResultsPage(
    ReadersLanguage reading,
    String query,
    LawQuery wanted,
    SequencedMap<Edition, ProvisionSearch> found) {
  private static final ProvisionSearch NOTHING = new ProvisionSearch(List.of(), List.of());

  ResultsPage(ReadersLanguage reading, String query) {
    this(reading, query, LawQuery.of(query, reading.language()));
  }

  private ResultsPage(ReadersLanguage reading, String query, LawQuery wanted) {
    this(reading, query, wanted, found(wanted));
  }

  private static SequencedMap<Edition, ProvisionSearch> found(LawQuery wanted) {
    SequencedMap<Edition, ProvisionSearch> found = new LinkedHashMap<>();
    newestFirst().stream()
        .filter(book -> wanted.book().filter(only -> !only.equals(book)).isEmpty())
        .forEach(book -> found.put(book, ProvisionSearch.in(book, wanted.text())));
    found.values().removeIf(ProvisionSearch::isEmpty);
    return found;
  }

  Sheet sheet() {
    return Sheet.of(
        query + " – " + reading.text("laws.title"),
        div(
            h1(reading.text("laws.heading")),
            Parts.search(reading, query),
            Parts.found(told()),
            div(results()).withId("results")));
  }

  /// The announcement, read out in place of all results.
  private String told() {
    return found.isEmpty()
        ? reading.text("laws.nothing", Map.of("query", query))
        : reading.text("laws.found", Map.of("count", count())) + meant();
  }

  /// The note on what was searched for instead of the typed text.
  private String meant() {
    return wanted.reworded() ? " (" + wanted.text() + ")" : "";
  }

  private int count() {
    Map.Entry<Edition, ProvisionSearch> first = found.firstEntry();
    return first.getValue().terms().size()
        + found.keySet().stream().mapToInt(book -> entries(book, first.getKey()).size()).sum();
  }

  private DomContent results() {
    return found.isEmpty()
        ? text("")
        : div(
            Parts.onlyInEnglish(reading),
            each(found.keySet(), book -> of(book, found.firstEntry().getKey())));
  }

  /// The results of a book: of the first all, of the others only those that the first lacks.
  private List<Entry> entries(Edition book, Edition first) {
    return found.getOrDefault(book, NOTHING).provisions().stream()
        .filter(each -> book.equals(first) || first.provision(each.name()).isEmpty())
        .map(each -> new Entry(book, each))
        .toList();
  }

  private DomContent of(Edition book, Edition first) {
    List<Term> glossary = found.getOrDefault(book, NOTHING).terms();
    List<Entry> entries = entries(book, first);
    boolean terms = book.equals(first) && !glossary.isEmpty();
    return iff(
        !entries.isEmpty() || terms,
        section(h2(book.name()), Entry.list(entries), iff(terms, glossary(glossary))));
  }

  private DomContent glossary(List<Term> terms) {
    return div(
        h2(reading.text("laws.glossary")),
        dl(each(terms, term -> div(dt(term.name()), dd(term.meaning()))))
            .withClass("glossary")
            .withLang("en"));
  }

  /// All editions, newest first; books other than the Laws come last.
  private static List<Edition> newestFirst() {
    List<Edition> books = new ArrayList<>(Edition.all().reversed());
    Edition.books().stream().filter(book -> !books.contains(book)).forEach(books::add);
    return books;
  }
}
