package org.jadoube.server.lawbook;

import static j2html.TagCreator.dd;
import static j2html.TagCreator.div;
import static j2html.TagCreator.dl;
import static j2html.TagCreator.dt;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.section;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Term;
import org.jadoube.laws.edition.search.ProvisionSearch;

/// What is found for a number, a name or words: in the newest edition that has something, and which
/// others have.
record ResultsPage(Reading reading, String query, Wanted wanted) {
  ResultsPage(Reading reading, String query) {
    this(reading, query, Wanted.of(query, reading.language()));
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

  private List<Edition> having() {
    return newestFirst().stream()
        .filter(book -> wanted.book().filter(only -> !only.equals(book)).isEmpty())
        .filter(book -> !found(book).isEmpty())
        .toList();
  }

  private ProvisionSearch found(Edition book) {
    return ProvisionSearch.in(book, wanted.text());
  }

  /// Read out in place of all that is found.
  private String told() {
    List<Edition> having = having();
    return having.isEmpty()
        ? reading.text("laws.nothing", Map.of("query", query))
        : reading.text("laws.found", Map.of("count", count(having))) + meant();
  }

  /// What was looked for instead of what was typed.
  private String meant() {
    return wanted.reworded() ? " (" + wanted.text() + ")" : "";
  }

  private int count(List<Edition> having) {
    Edition first = having.getFirst();
    return found(first).terms().size()
        + having.stream().mapToInt(book -> entries(book, first).size()).sum();
  }

  private DomContent results() {
    List<Edition> having = having();
    return iff(
        !having.isEmpty(),
        div(Parts.onlyInEnglish(reading), each(having, book -> of(book, having.getFirst()))));
  }

  /// The first book's in full, of the others only what the first does not have.
  private List<Entry> entries(Edition book, Edition first) {
    return found(book).provisions().stream()
        .filter(each -> book.equals(first) || first.provision(each.name()).isEmpty())
        .map(each -> new Entry(book, each))
        .toList();
  }

  private DomContent of(Edition book, Edition first) {
    ProvisionSearch found = found(book);
    List<Entry> entries = entries(book, first);
    boolean terms = book.equals(first) && !found.terms().isEmpty();
    return iff(
        !entries.isEmpty() || terms,
        section(h2(book.name()), Entry.list(entries), iff(terms, glossary(found.terms()))));
  }

  private DomContent glossary(List<Term> terms) {
    return div(
        h2(reading.text("laws.glossary")),
        dl(each(terms, term -> div(dt(term.name()), dd(term.meaning()))))
            .withClass("glossary")
            .withLang("en"));
  }

  /// Books that stand beside the Laws come last.
  private static List<Edition> newestFirst() {
    List<Edition> books = new ArrayList<>(Edition.all().reversed());
    Edition.books().stream().filter(book -> !books.contains(book)).forEach(books::add);
    return books;
  }
}
