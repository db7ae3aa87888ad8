package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A line of a file of the catalogue and the indented lines below it. The first character of an
/// indented line says what it is.
record CatalogueBlock(CatalogueLine head, List<CatalogueLine> body) {
  private static final String MARKS = "!@>*";

  /// The lines that begin with `mark`; if `mark` is empty, those without a mark.
  Stream<CatalogueLine> marked(String mark) {
    return body.stream().filter(line -> mark(line).equals(mark));
  }

  private static String mark(CatalogueLine line) {
    int mark = MARKS.indexOf(line.text().charAt(0));
    return mark < 0 ? "" : MARKS.substring(mark, mark + 1);
  }

  /// The texts of those lines, without the mark.
  List<String> texts(String mark) {
    List<String> texts = new ArrayList<>();
    for (CatalogueLine line : body) {
      if (mark(line).equals(mark)) {
        texts.add(line.text().substring(mark.length()).strip());
      }
    }
    return texts;
  }

  /// The texts of those lines, joined.
  String text(String mark) {
    return String.join(" ", texts(mark));
  }
}
