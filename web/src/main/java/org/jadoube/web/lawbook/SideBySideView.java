package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.join;
import static j2html.TagCreator.mark;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.SideBySide;
import org.jadoube.web.lawbook.WordDifferences.Piece;
import org.jadoube.web.provision.LawWords.Said;
import org.jadoube.web.view.LawNames.LawPath;

/// The texts of all books on a subject, side by side, where they differ. Neighbours with equal
/// texts share a column. Words that are not in the open book are marked; in the open book, words
/// that its neighbour lacks.
record SideBySideView(ReadersLanguage reading, Edition edition, Provision provision) {

  /// Books with equal texts.
  private record Column(List<Edition> books, Optional<Said> gist) {}

  DomContent content() {
    List<Column> columns = columns();
    return div(
            h3(reading.text(columns.size() == 1 ? "laws.same" : "laws.side-by-side")),
            div(each(columns, column -> column(column, columns))).withClass("columns"))
        .withClass("beside");
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (Edition book : SideBySide.books(List.of(provision))) {
      Optional<Said> gist = in(book).map(reading.words()::gist);
      if (columns.isEmpty() || !columns.getLast().gist().equals(gist)) {
        columns.add(new Column(new ArrayList<>(), gist));
      }
      columns.getLast().books().add(book);
    }
    return columns;
  }

  private Optional<Provision> in(Edition book) {
    return book.provision(provision.name());
  }

  private DomContent column(Column column, List<Column> columns) {
    return div(
            h4(each(column.books(), this::place)),
            columns.size() > 1 ? said(column, compared(column, columns)) : text(""))
        .withClass(isOpen(column) ? "column open" : "column");
  }

  private boolean isOpen(Column column) {
    return column.books().contains(edition);
  }

  /// The text with which a column's words are compared.
  private String compared(Column column, List<Column> columns) {
    int at = columns.indexOf(column);
    Column neighbour = columns.get(at > 0 ? at - 1 : Math.min(1, columns.size() - 1));
    String here = reading.words().gist(provision).words();
    return isOpen(column) ? neighbour.gist().map(Said::words).orElse(here) : here;
  }

  private DomContent place(Edition book) {
    DomContent year = span(book.year()).withClass("year");
    return in(book)
        .<DomContent>map(there ->
            a(join(year, span(BookNames.numbers(there)).withClass("number")))
                .withHref(LawPath.of(book, there.article())))
        .orElse(year);
  }

  private DomContent said(Column column, String other) {
    return column
        .gist()
        .<DomContent>map(gist ->
            Parts.marked(
                reading,
                p(each(WordDifferences.in(gist.words(), other), SideBySideView::piece))
                    .withClass("gist"),
                gist))
        .orElseGet(() -> p(reading.text("laws.none")).withClass("remark"));
  }

  private static DomContent piece(Piece piece) {
    return piece.differs() ? span(mark(piece.text()), text(" ")) : text(piece.text() + " ");
  }
}
