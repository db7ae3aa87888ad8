package org.jadoube.audit.finding;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.audit.table.Column;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// The columns of findings, in order. A name is that of the constant in small letters.
public enum FindingColumn implements Column<PlacedFinding> {
  ARCHIVE(Type.TEXT, "the name of the file", found -> Optional.of(found.place().archive())),
  GAME(
      Type.WHOLE,
      "the number of the game in it, from 1",
      found -> Optional.of(found.place().game())),
  LINE(
      Type.WHOLE,
      "the line of the fault, or else the first line of the game",
      found -> Optional.of(found.place().line())),
  PLY(
      Type.WHOLE,
      "how many plies were played before; 0 at the start",
      found -> Optional.of((long) found.place().ply())),
  MOVE(
      Type.TEXT,
      "the last of these moves with its number, `31...Kg8`",
      found -> Optional.of(found.place().move()).filter(move -> !move.isEmpty())),
  KIND(Type.TEXT, "the kind of finding", found -> Optional.of(found.finding().kind().id())),
  SEVERITY(
      Type.TEXT,
      "`error`, `warning` or `note`",
      found -> Optional.of(found.finding().kind().severity().id())),
  RULE(
      Type.TEXT,
      "the rule it rests on, if any: `FLAG_FALL`",
      found -> found.finding().citation().map(citation -> citation.rule().name())),
  ARTICLE(
      Type.TEXT,
      "the number of that rule in the last of the editions",
      found -> found.finding().citation().map(citation -> citation.article().number())),
  EDITIONS(
      Type.TEXT,
      "the editions that agree on it, the oldest first, with `; ` in between; nearly always one",
      found -> Optional.of(editions(found.basis()))),
  GROUND(
      Type.TEXT,
      "why by those: `named`, `date`, `incomplete-date`, `no-date`, `older`, `online`",
      found -> Optional.of(found.basis().ground().id())),
  EVENT(Type.TEXT, "`Event`", found -> tag(found, "Event")),
  SITE(Type.TEXT, "`Site`", found -> tag(found, "Site")),
  DATE(Type.TEXT, "`Date`", found -> tag(found, "Date")),
  ROUND(Type.TEXT, "`Round`", found -> tag(found, "Round")),
  WHITE(Type.TEXT, "`White`", found -> tag(found, "White")),
  BLACK(Type.TEXT, "`Black`", found -> tag(found, "Black")),
  RESULT(Type.TEXT, "`Result`", found -> tag(found, "Result")),
  FEN(
      Type.TEXT,
      "the position there; its counters are not known",
      found -> Optional.of(Fen.write(Setup.of(found.place().position()), FenDialect.X_FEN))),
  FACTS(
      Type.TEXT,
      "what it rests on, as a JSON object; its members depend on the kind",
      found -> Optional.of(FindingFacts.json(found.finding()))),
  MESSAGE(
      Type.TEXT,
      "the finding as an English sentence",
      found -> Optional.of(Sentences.ENGLISH.of(found)));

  /// The version of the columns. A column never changes its meaning; new columns raise this number.
  public static final int SCHEMA = 1;

  private final Type type;
  private final String meaning;

  @SuppressWarnings("ImmutableEnumChecker") // the functions have no state
  private final Function<PlacedFinding, Optional<?>> value;

  FindingColumn(Type type, String meaning, Function<PlacedFinding, Optional<?>> value) {
    this.type = type;
    this.meaning = meaning;
    this.value = value;
  }

  @Override
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Type type() {
    return type;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public Optional<?> of(PlacedFinding found) {
    return value.apply(found);
  }

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
