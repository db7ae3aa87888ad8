package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the glossary: a term, where each edition says that it is first used, and what it means.
final class GlossaryReader {
  private static final List<String> HEADING = List.of("term", "first used");
  private static final String NOWHERE = "+";

  private final List<CatalogueBlock> blocks;
  private final Lineage lineage;

  GlossaryReader(CatalogueFile file, Lineage lineage) {
    if (!file.header().fields().equals(HEADING)) {
      throw file.header().fault(file.header().text(), String.join(" | ", HEADING));
    }
    this.blocks = file.blocks();
    this.lineage = lineage;
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
    Changes places = new Changes(lineage);
    places.read(head, CatalogueLine.parts(fields.get(1), ' '), "");
    String meaning = block.text("");
    places
        .held()
        .forEach((year, place) ->
            terms
                .computeIfAbsent(year, _ -> new ArrayList<>())
                .add(new Term(fields.getFirst(), article(place.text()), meaning)));
  }

  private static Optional<Article> article(String place) {
    return place.equals(NOWHERE) ? Optional.empty() : Optional.of(new Article(place));
  }
}
