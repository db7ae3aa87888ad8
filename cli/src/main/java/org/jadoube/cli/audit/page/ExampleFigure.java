package org.jadoube.cli.audit.page;

import static j2html.TagCreator.code;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// A finding with its board, and where to look it up.
///
/// @param names how files are named
record ExampleFigure(FileNames names) {
  private static final FindingSentences SENTENCES = new FindingSentences();

  DomContent of(PlacedFinding found) {
    FindingPlace place = found.place();
    boolean shown = place.ply() > 0 || !place.position().equals(Position.standard());
    return figure(
        shown ? BoardPicture.of(place, found.finding()) : each(),
        figcaption(
            p(strong(players(place.tags())), result(place.tags())),
            event(place.tags()),
            p(move(place), text(message(found))),
            shown ? fen(place.position()) : each(),
            p(where(place)).withClass("small")));
  }

  private static String players(Map<String, String> tags) {
    return tags.getOrDefault("White", "?") + " – " + tags.getOrDefault("Black", "?");
  }

  private static DomContent result(Map<String, String> tags) {
    return known(tags, "Result")
        .<DomContent>map(result -> each(text(", "), span(result).withClass("result")))
        .orElseGet(() -> each());
  }

  private static Optional<String> known(Map<String, String> tags, String name) {
    return Optional.ofNullable(tags.get(name))
        .filter(value -> !value.isBlank() && !value.equals("?") && !value.equals("-"));
  }

  private static DomContent event(Map<String, String> tags) {
    String played =
        Stream.of(
                known(tags, "Event"),
                known(tags, "Round").map(round -> "round " + round),
                known(tags, "Date").filter(date -> !date.startsWith("????")))
            .flatMap(Optional::stream)
            .reduce((one, other) -> one + ", " + other)
            .orElse("");
    Optional<String> site = known(tags, "Site");
    return played.isEmpty() && site.isEmpty()
        ? each()
        : p(
                text(played),
                text(played.isEmpty() || site.isEmpty() ? "" : ", "),
                site.map(SiteLink::of).orElseGet(() -> each()))
            .withClass("small");
  }

  private static DomContent move(FindingPlace place) {
    return place.move().isEmpty() ? each() : each(text("After "), strong(place.move()), text(". "));
  }

  private String message(PlacedFinding found) {
    return SENTENCES.of(new PlacedFinding(found.place(), names.in(found), found.basis()));
  }

  /// A click selects all of it.
  private static DomContent fen(Position position) {
    String fen = Fen.write(Setup.of(position), FenDialect.X_FEN);
    return p(text("FEN "), code(fen).withClass("fen")).withClass("small");
  }

  private String where(FindingPlace place) {
    return names.of(place.archive())
        + ", game "
        + CountedWords.number(place.game())
        + ", line "
        + CountedWords.number(place.line());
  }
}
