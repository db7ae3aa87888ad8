package org.jadoube.audit.finding;

import static java.util.stream.Collectors.joining;
import static org.jadoube.audit.table.Column.text;
import static org.jadoube.audit.table.Column.whole;

import java.util.List;
import java.util.Optional;
import org.jadoube.audit.table.TableContents;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// The table of findings: a row for each.
///
/// @since 0.1.0
public final class FindingTable {
  /// Its columns, in order. A column never changes its meaning; new columns raise the number of the
  /// schema.
  public static final TableContents<PlacedFinding> CONTENTS =
      new TableContents<>(
          PlacedFinding.class,
          "jadoube.findings.schema",
          1,
          List.of(
              text(
                  "archive", "the name of the file", found -> Optional.of(found.place().archive())),
              whole(
                  "game",
                  "the number of the game in it, from 1",
                  found -> Optional.of(found.place().game())),
              whole(
                  "line",
                  "the line of the fault, or else the first line of the game",
                  found -> Optional.of(found.place().line())),
              whole(
                  "ply",
                  "how many plies were played before; 0 at the start",
                  found -> Optional.of((long) found.place().ply())),
              text(
                  "move",
                  "the last of these moves with its number, `31...Kg8`",
                  found -> Optional.of(found.place().move()).filter(move -> !move.isEmpty())),
              text(
                  "kind", "the kind of finding", found -> Optional.of(found.finding().kind().id())),
              text(
                  "severity",
                  "`error`, `warning` or `note`",
                  found -> Optional.of(found.finding().kind().severity().id())),
              text(
                  "rule",
                  "the rule it rests on, if any: `FLAG_FALL`",
                  found -> found.finding().citation().map(citation -> citation.rule().name())),
              text(
                  "article",
                  "the number of that rule in the last of the editions",
                  found -> found.finding().citation().map(citation -> citation.article().number())),
              text(
                  "editions",
                  "the editions that agree on it, the oldest first, with `; ` in between; nearly always one",
                  found -> Optional.of(editions(found.basis()))),
              text(
                  "ground",
                  "why by those: `named`, `date`, `incomplete-date`, `no-date`, `older`, `online`",
                  found -> Optional.of(found.basis().ground().id())),
              text("event", "`Event`", found -> tag(found, "Event")),
              text("site", "`Site`", found -> tag(found, "Site")),
              text("date", "`Date`", found -> tag(found, "Date")),
              text("round", "`Round`", found -> tag(found, "Round")),
              text("white", "`White`", found -> tag(found, "White")),
              text("black", "`Black`", found -> tag(found, "Black")),
              text("result", "`Result`", found -> tag(found, "Result")),
              text(
                  "fen",
                  "the position there; its counters are not known",
                  found ->
                      Optional.of(Fen.write(Setup.of(found.place().position()), FenDialect.X_FEN))),
              text(
                  "facts",
                  "what it rests on, as a JSON object; its members depend on the kind",
                  found -> Optional.of(FindingFacts.json(found.finding()))),
              text(
                  "message",
                  "the finding as an English sentence",
                  found -> Optional.of(Sentences.ENGLISH.of(found)))));

  private FindingTable() {}

  private static final class Sentences {
    static final FindingSentences ENGLISH = new FindingSentences();
  }

  private static String editions(JudgedBy basis) {
    return basis.editions().stream().map(Edition::name).collect(joining("; "));
  }

  private static Optional<String> tag(PlacedFinding found, String name) {
    return Optional.ofNullable(found.place().tags().get(name));
  }
}
