package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Holds the result of a game against its moves.
final class EndCheck {
  private final Endings endings;
  private final Optional<Citation> impossibleWin;

  EndCheck(Edition edition) {
    endings = new Endings(edition);
    impossibleWin =
        Optional.of(Rule.RESIGNATION_UNWINNABLE).filter(edition::has).map(edition::cite);
  }

  List<Found> findings(PlayedGame game, History history) {
    return endings
        .first(history)
        .flatMap(ending -> against(game, ending))
        .or(() -> impossibleWin(game))
        .stream()
        .toList();
  }

  private static Optional<Found> against(PlayedGame game, Ending ending) {
    PgnResult written = game.result().orElse(PgnResult.UNKNOWN);
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

  private Optional<Found> impossibleWin(PlayedGame game) {
    return impossibleWin.filter(_ -> game.whole()).flatMap(rule -> impossibleWin(game, rule));
  }

  private static Optional<Found> impossibleWin(PlayedGame game, Citation rule) {
    PgnResult written = game.result().orElse(PgnResult.UNKNOWN);
    return winner(written)
        .flatMap(winner -> cannotMate(game, winner))
        .map(fact -> game.found(game.plies(), new Finding.ImpossibleWin(rule, fact, written)));
  }

  private static Optional<Colour> winner(PgnResult result) {
    return switch (result) {
      case WHITE_WINS -> Optional.of(Colour.WHITE);
      case BLACK_WINS -> Optional.of(Colour.BLACK);
      default -> Optional.empty();
    };
  }

  private static Optional<Fact.CannotCheckmate> cannotMate(PlayedGame game, Colour winner) {
    return Fate.full(game.end(), winner) instanceof Fate.Unwinnable(var cause)
        ? Optional.of(new Fact.CannotCheckmate(winner, cause))
        : Optional.empty();
  }
}
