package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.HashMap;
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
    return CatalogueLine.parts(line.fields().get(1), ' ');
  }

  /// The terms of each edition, by its year.
  Map<String, List<Term>> terms() {
    Map<String, List<Term>> terms = new HashMap<>();
    blocks.forEach(block -> read(block, terms));
    return terms;
  }

  private void read(CatalogueBlock block, Map<String, List<Term>> terms) {
    CatalogueLine head = block.head();
    List<String> fields = head.fields();
    if (fields.size() != 2) {
      throw head.fault(head.text(), "a term, a bar and where each edition first uses it");
    }
    String meaning = block.text("");
    columns
        .values(head, CatalogueLine.parts(fields.get(1), ' '))
        .forEach((year, place) -> {
          if (!place.equals(NONE)) {
            terms
                .computeIfAbsent(year, _ -> new ArrayList<>())
                .add(new Term(fields.getFirst(), article(place), meaning));
          }
        });
  }

  private static Optional<Article> article(String place) {
    return place.equals(NOWHERE) ? Optional.empty() : Optional.of(new Article(place));
  }
}
