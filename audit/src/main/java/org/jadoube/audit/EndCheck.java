package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.pgn.PgnResult;

/// Holds the result of a game against its moves.
final class EndCheck {
  private final Endings endings;
  private final FlagCheck flags;
  private final Optional<Citation> resignation;

  EndCheck(Edition edition) {
    endings = new Endings(edition);
    flags = new FlagCheck(edition);
    resignation = Optional.of(Rule.RESIGNATION_UNWINNABLE).filter(edition::has).map(edition::cite);
  }

  List<Found> findings(PlayedGame game, History history) {
    Optional<Ending> ending = endings.first(history);
    return (ending.isPresent() ? against(game, ending.get()) : withoutEnding(game))
        .stream().toList();
  }

  private static Optional<Found> against(PlayedGame game, Ending ending) {
    PgnResult written = game.written();
    int playedOn = game.plies() - ending.ply();
    if (playedOn > 0) {
      return Optional.of(
          game.found(
              ending.ply(),
              new Finding.PlayedOn(ending.citation(), ending.facts(), playedOn, written)));
    }
    return game.whole() && written != ending.result()
        ? Optional.of(
            game.found(
                ending.ply(),
                new Finding.ContradictedResult(
                    ending.citation(), ending.facts(), ending.result(), written)))
        : Optional.empty();
  }

  /// The position did not end the game, so something else did.
  private Optional<Found> withoutEnding(PlayedGame game) {
    if (!game.whole()) {
      return Optional.empty();
    }
    return switch (game.termination()) {
      case Termination.OnTime(FlagFall flag) -> flags.finding(game, flag);
      case Termination.Decided _ -> Optional.empty();
      case Termination.ByThePlayers _ -> resignation.flatMap(rule -> resigned(game, rule));
    };
  }

  /// Who resigns to a player who cannot checkmate draws, where the edition has it so.
  private static Optional<Found> resigned(PlayedGame game, Citation rule) {
    return game.winner()
        .flatMap(winner -> Mates.cannot(game.end(), winner))
        .map(fact ->
            game.found(game.plies(), new Finding.ImpossibleWin(rule, fact, game.written())));
  }
}
