package org.jadoube.cli.audit;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;
import org.jadoube.cli.table.Csv;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;

/// Findings as comma-separated values (RFC 4180), with a header line.
final class AuditCsv implements AuditFormat {
  private static final List<String> TAGS =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private final FindingSentences sentences = new FindingSentences();

  @Override
  public void begin(PrintWriter out) {
    row(
        Stream.concat(
            Stream.of(
                "file",
                "game",
                "line",
                "ply",
                "move",
                "kind",
                "rule",
                "article",
                "editions",
                "ground"),
            Stream.concat(TAGS.stream(), Stream.of("message", "severity"))),
        out);
  }

  @Override
  public void found(PlacedFinding found, PrintWriter out) {
    FindingPlace place = found.place();
    var citation = found.finding().citation();
    Stream<Object> columns =
        Stream.of(
            place.archive(),
            place.game(),
            place.line(),
            place.ply(),
            place.move(),
            found.finding().kind().id(),
            citation.map(Citation::rule).map(Enum::name).orElse(""),
            citation.map(it -> it.article().number()).orElse(""),
            editions(found),
            found.basis().ground().id());
    Stream<String> tags = TAGS.stream().map(tag -> place.tags().getOrDefault(tag, ""));
    row(Stream.of(columns, tags, last(found)).flatMap(it -> it), out);
  }

  /// Columns of later versions stand last, so that the others keep their places.
  private Stream<String> last(PlacedFinding found) {
    return Stream.of(sentences.of(found), found.finding().kind().severity().id());
  }

  private static String editions(PlacedFinding found) {
    return found.basis().editions().stream().map(Edition::name).collect(Collectors.joining("; "));
  }

  @Override
  public void end(
      Summary summary,
      List<Trouble> troubles,
      List<ReadAs> encodings,
      double seconds,
      PrintWriter out) {}

  private static void row(Stream<?> values, PrintWriter out) {
    out.print(Csv.row(values));
  }
}
