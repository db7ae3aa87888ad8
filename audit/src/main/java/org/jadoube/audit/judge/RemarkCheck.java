package org.jadoube.audit.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.EndRemark;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.ending.Losses;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Checks a record's remark about the end of a game against its moves and its result, where the
/// last position did not end the game.
final class RemarkCheck {
  private final Edition edition;

  RemarkCheck(Edition edition) {
    this.edition = edition;
  }

  /// The finding about the remark or the result, if there is one.
  Optional<FindingAt> finding(PlayedGame game, History history, EndRemark remark) {
    if (game.written() == PgnResult.UNKNOWN) {
      return Optional.empty();
    }
    return switch (remark) {
      case CHECKMATE -> contradicted(game, remark, Rule.CHECKMATE);
      case STALEMATE -> contradicted(game, remark, Rule.STALEMATE);
      case DEAD_POSITION -> contradicted(game, remark, Rule.DEAD_POSITION);
      case REPETITION -> drawn(game, remark, Rule.THREEFOLD_CLAIM, mayHaveBeenRepeated(history));
      case FIFTY_MOVES ->
          drawn(game, remark, Rule.FIFTY_MOVE_CLAIM, mayHaveBeenFiftyMoves(history));
      case AGREEMENT -> drawn(game, remark, Rule.DRAW_BY_AGREEMENT, true);
      case WHITE_RESIGNED -> resigned(game, remark, Stream.of(Colour.WHITE));
      case BLACK_RESIGNED -> resigned(game, remark, Stream.of(Colour.BLACK));
      case RESIGNATION ->
          resigned(
              game,
              remark,
              game.winner()
                  .map(winner -> Stream.of(winner.opposite()))
                  .orElseGet(() -> Stream.of(Colour.values())));
      case WHITE_WON -> scoredOtherwise(game, remark, PgnResult.WHITE_WINS);
      case BLACK_WON -> scoredOtherwise(game, remark, PgnResult.BLACK_WINS);
      case DRAWN -> scoredOtherwise(game, remark, PgnResult.DRAW);
      case UNTERMINATED -> scoredOtherwise(game, remark, PgnResult.UNKNOWN);
    };
  }

  /// The finding about a remark that says who won a game decided by its last position, if there is
  /// one.
  static Optional<FindingAt> outcome(PlayedGame game, EndRemark remark) {
    return switch (remark) {
      case WHITE_WON, BLACK_RESIGNED -> scoredOtherwise(game, remark, PgnResult.WHITE_WINS);
      case BLACK_WON, WHITE_RESIGNED -> scoredOtherwise(game, remark, PgnResult.BLACK_WINS);
      case DRAWN, AGREEMENT, STALEMATE -> scoredOtherwise(game, remark, PgnResult.DRAW);
      case CHECKMATE, DEAD_POSITION, REPETITION, FIFTY_MOVES, RESIGNATION, UNTERMINATED ->
          Optional.empty();
    };
  }

  /// The record says who won, but not how, so no provision is named.
  private static Optional<FindingAt> scoredOtherwise(
      PlayedGame game, EndRemark remark, PgnResult said) {
    return game.written() == said
        ? Optional.empty()
        : Optional.of(
            game.found(
                game.plies(),
                new Finding.ContradictedTermination(
                    remark, Optional.empty(), Optional.of(said), game.written())));
  }

  private Optional<FindingAt> contradicted(PlayedGame game, EndRemark remark, Rule rule) {
    return contradicted(game, remark, rule, Optional.empty());
  }

  private Optional<FindingAt> contradicted(
      PlayedGame game, EndRemark remark, Rule rule, Optional<PgnResult> expected) {
    return edition.has(rule)
        ? Optional.of(
            game.found(
                game.plies(),
                new Finding.ContradictedTermination(
                    remark, Optional.of(edition.cite(rule)), expected, game.written())))
        : Optional.empty();
  }

  private Optional<FindingAt> drawn(
      PlayedGame game, EndRemark remark, Rule rule, boolean possible) {
    if (!possible) {
      return contradicted(game, remark, rule);
    }
    return game.written() == PgnResult.DRAW
        ? Optional.empty()
        : contradicted(game, remark, rule, Optional.of(PgnResult.DRAW));
  }

  /// A claim may rest on an intended move that is not in the record.
  private boolean mayHaveBeenRepeated(History history) {
    return edition
        .find(Parameters.OCCURRENCES_TO_CLAIM)
        .map(needed -> history.mostOccurrences() >= needed - 1)
        .orElse(true);
  }

  private boolean mayHaveBeenFiftyMoves(History history) {
    return edition
        .find(Parameters.MOVES_TO_CLAIM)
        .map(needed -> history.mostReversiblePlies() >= 2 * needed - 1)
        .orElse(true);
  }

  private Optional<FindingAt> resigned(
      PlayedGame game, EndRemark remark, Stream<Colour> resigning) {
    List<Ending> endings =
        resigning
            .map(loser -> Losses.byResignation(edition, game.end(), loser, Judge.MOST_NODES))
            .toList();
    return endings.stream().anyMatch(ending -> FlagCheck.mayBeRight(game.written(), ending))
        ? Optional.empty()
        : Optional.of(game.found(game.plies(), wrong(game, remark, endings.getFirst())));
  }

  private static Finding wrong(PlayedGame game, EndRemark remark, Ending ending) {
    return ending.facts().stream()
        .filter(Fact.CannotCheckmate.class::isInstance)
        .map(Fact.CannotCheckmate.class::cast)
        .filter(fact -> game.winner().equals(Optional.of(fact.player())))
        .<Finding>map(fact -> new Finding.ImpossibleWin(ending.citation(), fact, game.written()))
        .findFirst()
        .orElseGet(() ->
            new Finding.ContradictedTermination(
                remark,
                Optional.of(ending.citation()),
                Optional.of(EndCheck.result(ending)),
                game.written()));
  }
}
