package org.jadoube.web.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PossibleMeaning;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// Explains moves in a position by the Laws.
///
/// @param position the position of `setup`
/// @param reader the language in which a text is read first
public record Explanation(
    Edition edition, Setup setup, Position position, Language reader, Effort effort) {
  private static final Set<String> NULL_MOVES = Set.of("--", "z0", "null", "pass", "@@@@", "0000");

  /// The answer about a move, in any notation or in words.
  public MoveAnswer of(String text) {
    List<MoveRuling> rulings =
        MoveArgument.senses(text, reader).stream()
            .map(sense -> MoveRuling.of(edition, setup, position, sense))
            .toList();
    List<Move> legal =
        rulings.stream().flatMap(ruling -> ruling.legal().stream()).distinct().toList();
    return switch (legal.size()) {
      case 0 -> rulings.isEmpty() ? noMove(text) : illegal(text, rulings);
      case 1 -> legal(text, legal.getFirst(), rulings);
      default -> ambiguous(text, rulings);
    };
  }

  private MoveAnswer inWords(String text, String verdict, List<String> sentences) {
    return new MoveAnswer(
        Document.SCHEMA,
        Fen.write(setup),
        edition.name(),
        text,
        verdict,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        sentences);
  }

  /// A legal move may end the game, or come after its end.
  private MoveAnswer legal(String text, Move move, List<MoveRuling> rulings) {
    Sense sense =
        rulings.stream()
            .filter(MoveRuling::isLegal)
            .map(MoveRuling::sense)
            .reduce(Sense::and)
            .orElseThrow();
    String san = San.write(position, move);
    List<String> sentences = new ArrayList<>();
    sentences.add(san + " is legal" + readAs(text, sense) + ".");
    otherwise(rulings).forEach(sentences::add);
    sentences.addAll(SignRemarks.of(position, move, sense.said()));
    ending(position)
        .map(over -> "The game was already over before this move: " + over)
        .or(() -> ending(position.play(move)).map(over -> "This move ends the game: " + over))
        .ifPresent(sentences::add);
    return inWords(text, MoveAnswer.LEGAL, sentences).about(san, Uci.write(position, move));
  }

  private static String readAs(String text, Sense sense) {
    return sense.isForeign() ? " (\"" + text + "\" read as " + sense.languageNames() + ")" : "";
  }

  /// Other languages in which the text of a legal move means an illegal one.
  private static Stream<String> otherwise(List<MoveRuling> rulings) {
    return rulings.stream()
        .filter(ruling -> !ruling.isLegal())
        .map(ruling -> reading(ruling.sense()) + ", an illegal move.");
  }

  private static String reading(Sense sense) {
    return "Read as " + sense.languageNames() + ", it is " + sense.plain();
  }

  private Optional<String> ending(Position reached) {
    return PositionStatus.of(reached, effort).ending(edition).map(text -> text + ".");
  }

  private MoveAnswer ambiguous(String text, List<MoveRuling> rulings) {
    String all =
        rulings.stream()
            .filter(MoveRuling::isLegal)
            .map(this::moves)
            .collect(Collectors.joining(", "));
    return inWords(
        text,
        MoveAnswer.AMBIGUOUS,
        List.of("\"" + text + "\" can mean several legal moves: " + all + "."));
  }

  private String moves(MoveRuling ruling) {
    String moves =
        ruling.legal().stream()
            .map(move -> San.write(position, move))
            .collect(Collectors.joining(", "));
    Sense sense = ruling.sense();
    return sense.isForeign() ? moves + " (" + sense.languageNames() + ")" : moves;
  }

  private MoveAnswer illegal(String text, List<MoveRuling> rulings) {
    List<String> sentences = new ArrayList<>();
    sentences.add(heading(text));
    rulings.stream().flatMap(this::reasons).forEach(sentences::add);
    Optional<String> meant = Meant.instead(position, text, reader);
    meant.ifPresent(move -> sentences.add("Did you mean " + move + "?"));
    return inWords(text, MoveAnswer.ILLEGAL, sentences).breaking(breaches(rulings), meant);
  }

  private String heading(String text) {
    return text + " is illegal (" + edition + "):";
  }

  private Stream<String> reasons(MoveRuling ruling) {
    List<String> reasons = new ArrayList<>();
    if (ruling.sense().isForeign()) {
      reasons.add(reading(ruling.sense()) + ".");
    }
    if (ruling.trials().isEmpty()) {
      reasons.add(MissingPiece.sentence(edition, setup, ruling.sense().said()));
    }
    FindingSentences sentences = new FindingSentences();
    ruling.trials().forEach(trial -> reasons.add(sentences.of(trial)));
    return reasons.stream();
  }

  private static List<MoveAnswer.Breach> breaches(List<MoveRuling> rulings) {
    return rulings.stream()
        .flatMap(ruling -> ruling.trials().stream())
        .flatMap(Explanation::breaches)
        .toList();
  }

  private static Stream<MoveAnswer.Breach> breaches(PossibleMeaning trial) {
    Attempt attempt = trial.attempt();
    return trial.breaches().stream()
        .map(breach ->
            MoveAnswer.Breach.of(
                Names.of(attempt), breach.citation(), Wording.english().of(breach)));
  }

  private MoveAnswer noMove(String text) {
    if (NULL_MOVES.contains(text.strip().toLowerCase(Locale.ROOT))) {
      String article = edition.cite(Rule.ALTERNATE_MOVES).article().number();
      String passing =
          "Passing is not allowed: the players move alternately (Article " + article + ").";
      MoveAnswer.Breach breach =
          MoveAnswer.Breach.of(text, edition.cite(Rule.ALTERNATE_MOVES), passing);
      return inWords(text, MoveAnswer.ILLEGAL, List.of(heading(text), passing))
          .breaking(List.of(breach), Optional.empty());
    }
    return inWords(
        text,
        MoveAnswer.NO_MOVE,
        List.of(
            "\""
                + text
                + "\" is not a move; moves are written like Nf3, g1f3, Ng1-f3, O-O, e8=Q."));
  }
}
