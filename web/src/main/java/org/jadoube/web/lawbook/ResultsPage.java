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

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Term;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.web.provision.LawSearch;
import org.jadoube.web.provision.LawWords.Defined;

/// The results for a number, a name or words: questions that are like what was asked, then the
/// provisions of the newest edition with any, and of the other editions those that it lacks.
record ResultsPage(ReadersLanguage reading, String query, LawSearch search) {
  private static final ProvisionSearch NOTHING = new ProvisionSearch(List.of(), List.of());

  ResultsPage(ReadersLanguage reading, String query) {
    this(reading, query, LawSearch.all(query, reading.language()));
  }

  Sheet sheet() {
    return Sheet.of(
        query + " – " + reading.text("laws.title"),
        div(
            h1(reading.text("laws.heading")),
            Parts.search(reading, query),
            Parts.found(told()),
            div(search.isEmpty() ? nearest() : results()).withId("results")));
  }

  /// The announcement, read out in place of all results.
  private String told() {
    return search.isEmpty()
        ? reading.text("laws.nothing", Map.of("query", query))
        : reading.text("laws.found", Map.of("count", count())) + meant();
  }

  /// The note on what was searched for instead of the typed text.
  private String meant() {
    return search.corrected().map(right -> " (" + right + ")").orElse("");
  }

  private Edition first() {
    return search.found().keySet().iterator().next();
  }

  private int count() {
    return found(first()).terms().size()
        + search.found().keySet().stream().mapToInt(book -> entries(book).size()).sum();
  }

  private ProvisionSearch found(Edition book) {
    return search.found().getOrDefault(book, NOTHING);
  }

  /// The questions that one may have meant, where nothing was found.
  private DomContent nearest() {
    return QuestionList.of(
        reading, reading.text("laws.nearest"), LawSearch.nearest(query, reading.language()));
  }

  private DomContent results() {
    return div(
        Parts.translated(reading),
        QuestionList.of(reading, reading.text("laws.asked"), search.questions()),
        each(search.found().keySet(), this::of));
  }

  /// The results of a book: of the first all, of the others only those that the first lacks.
  private List<ProvisionEntry> entries(Edition book) {
    Edition first = first();
    return found(book).provisions().stream()
        .filter(each -> book.equals(first) || first.provision(each.name()).isEmpty())
        .map(each -> new ProvisionEntry(reading, book, each))
        .toList();
  }

  private DomContent of(Edition book) {
    List<Term> glossary = found(book).terms();
    List<ProvisionEntry> entries = entries(book);
    boolean terms = book.equals(first()) && !glossary.isEmpty();
    return iff(
        !entries.isEmpty() || terms,
        section(h2(book.name()), ProvisionEntry.list(entries), iff(terms, glossary(glossary))));
  }

  private DomContent glossary(List<Term> terms) {
    return div(
        h2(reading.text("laws.glossary")),
        dl(each(terms, term -> term(reading.words().term(term)))).withClass("glossary"));
  }

  private DomContent term(Defined term) {
    return div(
        Parts.marked(reading, dt(term.name().words()), term.name()),
        Parts.marked(reading, dd(term.meaning().words()), term.meaning()));
  }
}
