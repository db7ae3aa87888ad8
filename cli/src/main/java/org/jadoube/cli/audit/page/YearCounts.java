package org.jadoube.cli.audit.page;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.audit.finding.Severity;

/// Games by the year in which they were played, or by decades if there are many years.
final class YearCounts {
  private static final int MOST_YEARS = 30;

  private final SortedMap<Integer, Row> years = new TreeMap<>();

  /// A year or a decade.
  ///
  /// @param found the games about which something was found
  /// @param games how many games there are at all; 0 if that is not known
  record Row(SeverityCount found, long games) {
    Row plus(Row other) {
      SeverityCount sum = new SeverityCount();
      sum.add(found);
      sum.add(other.found);
      return new Row(sum, games + other.games);
    }
  }

  /// Something was found about a game, at worst of this severity.
  void addFound(int year, Severity worst) {
    SeverityCount found = new SeverityCount();
    found.add(worst);
    years.merge(year, new Row(found, 0), Row::plus);
  }

  /// There is a game, whether or not anything was found about it.
  void addGame(int year) {
    years.merge(year, new Row(new SeverityCount(), 1), Row::plus);
  }

  /// With names: `2018`, or `2010s`.
  List<Map.Entry<String, Row>> rows() {
    boolean many = years.size() > MOST_YEARS;
    SortedMap<Integer, Row> shown = many ? decades() : years;
    return shown.entrySet().stream()
        .map(each -> Map.entry(each.getKey() + (many ? "s" : ""), each.getValue()))
        .toList();
  }

  private SortedMap<Integer, Row> decades() {
    SortedMap<Integer, Row> decades = new TreeMap<>();
    years.forEach((year, row) -> decades.merge(year / 10 * 10, row, Row::plus));
    return decades;
  }
}
