package org.jadoube.web.ask;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.audit.finding.FindingFacts;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// A finding of an audit, as `docs/findings.md` describes it.
///
/// @param file the archive
/// @param game its number there, from 1
/// @param line where the game begins
/// @param ply the number of moves made before, White's and Black's
/// @param move the last of them
/// @param fen the position there
/// @param rule the provision that is broken
/// @param editions those that agree on it
/// @param ground the reason for choosing them
/// @param facts the facts it rests on, by name
/// @param tags those of the game
/// @param message it in a sentence
public record FindingAnswer(
    String kind,
    String severity,
    String file,
    long game,
    long line,
    int ply,
    String move,
    String fen,
    Optional<String> rule,
    Optional<String> article,
    List<String> editions,
    String ground,
    Map<String, Object> facts,
    Map<String, String> tags,
    String message) {

  /// A finding as a document.
  public static FindingAnswer of(PlacedFinding found, FindingSentences sentences) {
    FindingPlace place = found.place();
    Optional<Citation> citation = found.finding().citation();
    return new FindingAnswer(
        found.finding().kind().id(),
        found.finding().kind().severity().id(),
        place.archive(),
        place.game(),
        place.line(),
        place.ply(),
        place.move(),
        Fen.write(Setup.of(place.position()), FenDialect.X_FEN),
        citation.map(it -> it.rule().name()),
        citation.map(it -> it.article().number()),
        found.basis().editions().stream().map(Edition::name).toList(),
        found.basis().ground().id(),
        FindingFacts.of(found.finding()),
        new TreeMap<>(place.tags()),
        sentences.of(found));
  }
}
