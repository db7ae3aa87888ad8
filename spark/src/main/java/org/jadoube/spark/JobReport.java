package org.jadoube.spark;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;

/// The job's final words.
record JobReport(SparkAudit.Outcome outcome, double seconds) {
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double MILLIS_PER_SECOND = 1e3;

  void print(PrintWriter out) {
    Summary summary = outcome.summary();
    out.printf(
        Locale.ROOT,
        "%s, %s, %.1f MB of text in %s of %s%n",
        counted(summary.games(), "game", "games"),
        counted(summary.plies(), "ply", "plies"),
        summary.bytes() / BYTES_PER_MEGABYTE,
        counted(outcome.counts().size(), "split", "splits"),
        counted(files(), "file", "files"));
    out.println(counted(summary.count(), "finding", "findings"));
    summary.findings().entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<FindingKind, Long> each) -> each.getKey().severity())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(each -> print(each.getKey(), each.getValue(), out));
    out.printf(
        Locale.ROOT,
        "%.1f s; the tasks took %.1f s; %s complete before%n",
        seconds,
        millis() / MILLIS_PER_SECOND,
        counted(outcome.known(), "split was", "splits were"));
  }

  private long files() {
    return outcome.counts().keySet().stream().map(TaskFiles::archive).distinct().count();
  }

  private static String counted(long count, String one, String several) {
    return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : several);
  }

  private static void print(FindingKind kind, long count, PrintWriter out) {
    out.printf(Locale.ROOT, "  %-7s  %-24s  %,d%n", kind.severity().id(), kind.id(), count);
  }

  private long millis() {
    return outcome.counts().values().stream().mapToLong(Counts::millis).sum();
  }

  /// Files that could be read but hold no games: an empty download, or the wrong file.
  List<String> withoutGames() {
    Map<String, Long> games = new LinkedHashMap<>();
    outcome
        .counts()
        .forEach((split, counts) ->
            games.merge(
                split.archive(), counts.games() + (counts.trouble().isEmpty() ? 0 : 1), Long::sum));
    return games.entrySet().stream()
        .filter(each -> each.getValue() == 0)
        .map(Map.Entry::getKey)
        .toList();
  }

  /// Files that could not be read in full.
  List<String> troubles() {
    return outcome.counts().entrySet().stream()
        .filter(each -> !each.getValue().trouble().isEmpty())
        .map(each -> each.getKey().archive() + ": " + each.getValue().trouble())
        .toList();
  }
}
