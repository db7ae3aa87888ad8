package org.jadoube.laws.edition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The statements of editions about one thing, given where they change it: `2005:9.5b 2018:9.5.3`.
/// Any other edition has it like the one before.
final class Changes {
  private static final String NONE = "-";

  private final Lineage lineage;
  private final Map<String, Cell> own = new HashMap<>();

  /// The statement of one edition, and its line.
  record Cell(CatalogueLine line, String text) {
    boolean isNone() {
      return text.equals(NONE);
    }
  }

  Changes(Lineage lineage) {
    this.lineage = lineage;
  }

  /// Adds the statements of a line.
  ///
  /// @param cells the cells of the line that belong to editions
  /// @param about the edition whose cells need no year; blank if there is none
  void read(CatalogueLine line, List<String> cells, String about) {
    int last = -1;
    for (String cell : cells) {
      int colon = cell.indexOf(':');
      String year = colon < 0 ? about : cell.substring(0, colon);
      if (year.isEmpty()) {
        throw line.fault(cell, "the edition before it, as in 2023:" + cell);
      }
      int index = lineage.index(line, year);
      if (index <= last) {
        throw line.fault(cell + " so late", "the editions in their order, each of them once");
      }
      last = index;
      add(line, year, cell.substring(colon + 1));
    }
  }

  private void add(CatalogueLine line, String year, String text) {
    if (text.isEmpty()) {
      throw line.fault("nothing for " + year, "a number or a value");
    }
    if (own.put(year, new Cell(line, text)) != null) {
      throw line.fault("a second cell for " + year, "one");
    }
  }

  boolean isEmpty() {
    return own.isEmpty();
  }

  /// The statement that holds in each edition, if any. An edition must not repeat a statement that
  /// holds anyway.
  Map<String, Cell> held() {
    Map<String, Cell> held = lineage.inherited(own);
    for (EditionHead edition : lineage.editions()) {
      Cell here = own.get(edition.year());
      if (here != null) {
        requireChange(
            edition, here, held.getOrDefault(edition.after(), new Cell(here.line(), NONE)));
      }
    }
    held.values().removeIf(Cell::isNone);
    return held;
  }

  private static void requireChange(EditionHead edition, Cell here, Cell before) {
    if (here.text().equals(before.text())) {
      throw here.line()
          .fault(
              here.text() + " for " + edition.year(),
              "a change, or nothing, as "
                  + (edition.after().isEmpty()
                      ? "that holds anyway"
                      : edition.after() + " has it"));
    }
  }

  /// Refuses cells of other editions.
  void requireWithin(Set<String> years) {
    own.forEach((year, cell) -> {
      if (!years.contains(year)) {
        throw cell.line()
            .fault(
                cell.text() + " for " + year, "none, as that edition does not have the provision");
      }
    });
  }
}
