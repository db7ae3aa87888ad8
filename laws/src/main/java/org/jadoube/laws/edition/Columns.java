package org.jadoube.laws.edition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Columns headed by the years of editions, in whatever order.
record Columns(List<String> years) {

  /// The columns that a line names.
  ///
  /// @param cells the cells of the line that name columns
  /// @param editions the years of all editions
  static Columns read(CatalogueLine line, List<String> cells, List<String> editions) {
    Set<String> seen = new HashSet<>();
    for (String year : cells) {
      if (!editions.contains(year)) {
        throw line.fault("a column " + year, "one of the editions " + String.join(", ", editions));
      }
      if (!seen.add(year)) {
        throw line.fault("two columns " + year, "one");
      }
    }
    return new Columns(List.copyOf(cells));
  }

  /// The columns that a line names, which must be those of all editions.
  static Columns ofAll(CatalogueLine line, List<String> cells, List<String> editions) {
    Columns columns = read(line, cells, editions);
    for (String year : editions) {
      if (!columns.years.contains(year)) {
        throw line.fault("no column " + year, "one for each of the editions");
      }
    }
    return columns;
  }

  /// What a line has for each year.
  ///
  /// @param cells the cells of the line that stand in the columns
  Map<String, String> values(CatalogueLine line, List<String> cells) {
    if (cells.size() != years.size()) {
      throw line.fault(
          cells.size() + " values", "one for each of the columns " + String.join(", ", years));
    }
    Map<String, String> values = new HashMap<>();
    for (int column = 0; column < years.size(); column++) {
      values.put(years.get(column), cells.get(column));
    }
    return values;
  }
}
