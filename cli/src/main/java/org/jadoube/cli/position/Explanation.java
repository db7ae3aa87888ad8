package org.jadoube.cli.position;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.San;

/// Explains a move by the Laws.
///
/// @param position the position of `setup`
/// @param reader the language in which a text is read first
record Explanation(
    Edition edition, Setup setup, Position position, Language reader, Streams streams) {
  private static final Set<String> NULL_MOVES = Set.of("--", "z0", "null", "pass", "@@@@", "0000");

  /// Writes the answer about `text`.
  ///
  /// @return the exit code
  int of(String text) {
    List<MoveRuling> verdicts =
        MoveArgument.senses(text, reader).stream()
            .map(sense -> MoveRuling.of(edition, setup, position, sense))
            .toList();
    List<Move> legal =
        verdicts.stream().flatMap(verdict -> verdict.legal().stream()).distinct().toList();
    return switch (legal.size()) {
      case 0 -> verdicts.isEmpty() ? noMove(text) : illegal(text, verdicts);
      case 1 -> legal(text, legal.getFirst(), verdicts);
      default -> ambiguous(text, verdicts);
    };
  }

  /// Reports a legal move, which may end the game, or come after its end.
  private int legal(String text, Move move, List<MoveRuling> verdicts) {
    Sense sense =
        verdicts.stream()
            .filter(MoveRuling::isLegal)
            .map(MoveRuling::sense)
            .reduce(Sense::and)
            .orElseThrow();
    streams.out().println(San.write(position, move) + " is legal" + readAs(text, sense) + ".");
    otherwise(verdicts);
    SignRemarks.of(position, move, sense.said()).forEach(this::add);
    ending(position)
        .map(over -> "The game was already over before this move: " + over)
        .or(() -> ending(position.play(move)).map(over -> "This move ends the game: " + over))
        .ifPresent(this::add);
    return ExitCode.DONE;
  }

  private void add(String sentence) {
    streams.out().println("  " + sentence);
  }

  private static String readAs(String text, Sense sense) {
    return sense.isForeign() ? " (\"" + text + "\" read as " + sense.languageNames() + ")" : "";
  }

  /// Reports other languages in which the text of a legal move means an illegal one.
  private void otherwise(List<MoveRuling> verdicts) {
    verdicts.stream()
        .filter(verdict -> !verdict.isLegal())
        .map(MoveRuling::sense)
        .forEach(sense -> add(reading(sense) + ", an illegal move."));
  }

  private static String reading(Sense sense) {
    return "Read as " + sense.languageNames() + ", it is " + sense.plain();
  }

  private Optional<String> ending(Position position) {
    return PositionStatus.of(position).ending(edition).map(text -> text + ".");
  }

  private int ambiguous(String text, List<MoveRuling> verdicts) {
    String all =
        verdicts.stream()
            .filter(MoveRuling::isLegal)
            .map(this::moves)
            .collect(Collectors.joining(", "));
    streams.err().println("\"" + text + "\" can mean several legal moves: " + all + ".");
    return ExitCode.MISUSE;
  }

  private String moves(MoveRuling verdict) {
    String moves =
        verdict.legal().stream()
            .map(move -> San.write(position, move))
            .collect(Collectors.joining(", "));
    Sense sense = verdict.sense();
    return sense.isForeign() ? moves + " (" + sense.languageNames() + ")" : moves;
  }

  private int illegal(String text, List<MoveRuling> verdicts) {
    heading(text);
    verdicts.forEach(this::explain);
    Meant.instead(position, text, reader).ifPresent(move -> add("Did you mean " + move + "?"));
    return ExitCode.FOUND;
  }

  private void heading(String text) {
    streams.out().println(text + " is illegal (" + edition + "):");
  }

  private void explain(MoveRuling verdict) {
    if (verdict.sense().isForeign()) {
      add(reading(verdict.sense()) + ".");
    }
    if (verdict.trials().isEmpty()) {
      add(MissingPiece.sentence(edition, setup, verdict.sense().said()));
    }
    FindingSentences sentences = new FindingSentences();
    verdict.trials().forEach(trial -> add(sentences.of(trial)));
  }

  private int noMove(String text) {
    if (NULL_MOVES.contains(text.strip().toLowerCase(Locale.ROOT))) {
      heading(text);
      String article = edition.cite(Rule.ALTERNATE_MOVES).article().number();
      add("Passing is not allowed: the players move alternately (Article " + article + ").");
      return ExitCode.FOUND;
    }
    streams
        .err()
        .println(
            "\"" + text + "\" is not a move; moves are written like Nf3, g1f3, Ng1-f3, O-O, e8=Q.");
    return ExitCode.MISUSE;
  }
}
