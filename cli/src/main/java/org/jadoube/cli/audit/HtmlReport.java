package org.jadoube.cli.audit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.Severity;
import org.jadoube.cli.archive.Trouble;

/// What an audit has found, for a page: counts, and a few examples of each kind. Its memory does
/// not grow with the archives.
final class HtmlReport {
  /// How many examples of each kind are kept.
  private static final int EXAMPLES = 4;

  /// Years beyond these are mistakes, which have findings of their own.
  private static final int FIRST_YEAR = 1475;

  private static final int LAST_YEAR = 2100;

  private final Map<FindingKind, List<PlacedFinding>> examples = new EnumMap<>(FindingKind.class);
  private final TreeMap<Integer, Map<Severity, Long>> years = new TreeMap<>();
  private final List<String> archives = new ArrayList<>();

  void read(String archive) {
    archives.add(archive);
  }

  void add(PlacedFinding found) {
    FindingKind kind = found.finding().kind();
    List<PlacedFinding> known = examples.computeIfAbsent(kind, _ -> new ArrayList<>());
    if (known.size() < EXAMPLES) {
      known.add(found);
    }
    count(found.place().tags().getOrDefault("Date", ""), kind.severity());
  }

  private void count(String date, Severity severity) {
    if (date.matches("\\d{4}\\..*")) {
      int year = Integer.parseInt(date.substring(0, 4));
      if (year >= FIRST_YEAR && year <= LAST_YEAR) {
        years
            .computeIfAbsent(year, _ -> new EnumMap<>(Severity.class))
            .merge(severity, 1L, Long::sum);
      }
    }
  }

  /// The page.
  String page(Summary summary, List<Trouble> troubles, double seconds) {
    return new HtmlPage(archives, examples, years).of(summary, troubles, seconds);
  }
}
