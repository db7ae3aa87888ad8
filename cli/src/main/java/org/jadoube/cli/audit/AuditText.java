package org.jadoube.cli.audit;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;

/// Findings as text, one per line, and a summary.
final class AuditText implements AuditFormat {
  private final FindingSentences sentences = new FindingSentences();
  private final Set<FindingKind> counted;

  /// @param counted kinds that are not listed
  AuditText(Set<FindingKind> counted) {
    this.counted = counted;
  }

  @Override
  public void found(PlacedFinding found, PrintWriter out) {
    FindingPlace place = found.place();
    out.println(
        place.archive()
            + ":"
            + place.line()
            + ": "
            + found.finding().kind().id()
            + ": game "
            + place.game()
            + players(place)
            + (place.move().isEmpty() ? "" : ", after " + place.move())
            + ": "
            + sentences.of(found));
  }

  private static String players(FindingPlace place) {
    String white = place.tags().getOrDefault("White", "?");
    String black = place.tags().getOrDefault("Black", "?");
    return white.equals("?") && black.equals("?") ? "" : " (" + white + " – " + black + ")";
  }

  @Override
  public void end(
      Summary summary,
      List<Trouble> troubles,
      List<ReadAs> encodings,
      double seconds,
      PrintWriter out) {
    if (summary.count() > 0) {
      out.println();
    }
    summary.findings().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(count -> out.println(line(count.getKey(), count.getValue())));
    out.println(total(summary, seconds));
    troubles.forEach(trouble -> out.println("not all was read: " + trouble.sentence()));
  }

  private String line(FindingKind kind, long count) {
    String listed = counted.contains(kind) ? " (--notes lists them)" : "";
    return String.format(Locale.ROOT, "%8d  %s%s", count, kind.id(), listed);
  }

  private static String total(Summary summary, double seconds) {
    long rate = Math.round(summary.games() / Math.max(seconds, 1e-9));
    return String.format(
        Locale.ROOT,
        "%8d  in total; games: %d, plies: %d; %.1f s, %d %s/s",
        summary.count(),
        summary.games(),
        summary.plies(),
        seconds,
        rate,
        rate == 1 ? "game" : "games");
  }
}
