package org.jadoube.laws.edition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The edition that each one comes after. Whatever an edition does not say itself is as in that
/// one.
final class Lineage {
  private final List<EditionHead> editions;
  private final List<String> years;

  /// @param editions all of them, each below the one that it comes after
  Lineage(List<EditionHead> editions) {
    this.editions = editions;
    this.years = editions.stream().map(EditionHead::year).toList();
  }

  /// How many editions come before the one of that year.
  int index(CatalogueLine line, String year) {
    int index = years.indexOf(year);
    if (index < 0) {
      throw line.fault("edition " + year, "one of the editions " + String.join(", ", years));
    }
    return index;
  }

  List<EditionHead> editions() {
    return editions;
  }

  /// The value that holds in each edition, by its year.
  ///
  /// @param own the values that editions give themselves
  <T> Map<String, T> inherited(Map<String, T> own) {
    Map<String, T> all = new HashMap<>(own);
    for (EditionHead edition : editions) {
      T before = all.get(edition.after());
      if (before != null) {
        all.putIfAbsent(edition.year(), before);
      }
    }
    return all;
  }
}
