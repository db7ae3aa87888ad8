package org.jadoube.laws.edition;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the glossary: a term, where each edition says that it is first used, and what it means.
final class GlossaryReader {
  private static final String HEADING = "term";
  private static final String NONE = "-";
  private static final String NOWHERE = "+";

  private final List<CatalogueBlock> blocks;
  private final Columns columns;

  /// @param editions the years of all editions
  GlossaryReader(CatalogueFile file, List<String> editions) {
    CatalogueLine header = file.header();
    if (header.fields().size() != 2 || !header.fields().getFirst().equals(HEADING)) {
      throw header.fault(header.text(), HEADING + " | and the years of the editions");
    }
    this.blocks = file.blocks();
    this.columns = Columns.ofAll(header, years(header), editions);
  }

  private static List<String> years(CatalogueLine line) {
    return List.of(line.fields().get(1).split(" +"));
  }

  /// The terms of an edition.
  List<Term> terms(String year) {
    return blocks.stream().flatMap(block -> term(block, year).stream()).toList();
  }

  private Optional<Term> term(CatalogueBlock block, String year) {
    CatalogueLine head = block.head();
    if (head.fields().size() != 2) {
      throw head.fault(head.text(), "a term, a bar and where each edition first uses it");
    }
    Map<String, String> places = columns.values(head, years(head));
    return Optional.ofNullable(places.get(year))
        .filter(place -> !place.equals(NONE))
        .map(place -> new Term(head.fields().getFirst(), article(place), block.text("")));
  }

  private static Optional<Article> article(String place) {
    return place.equals(NOWHERE) ? Optional.empty() : Optional.of(new Article(place));
  }
}
