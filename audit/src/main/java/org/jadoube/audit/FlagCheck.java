package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Holds the result of a game that a flag ended against Article 6.9: lost by who overstepped the
/// time, but drawn if the opponent cannot checkmate by any series of legal moves.
final class FlagCheck {
  private final Edition edition;

  FlagCheck(Edition edition) {
    this.edition = edition;
  }

  Optional<Found> finding(PlayedGame game, FlagFall flag) {
    Optional<Colour> winner = game.winner();
    if (winner.isPresent()) {
      return flag.flagged().equals(winner)
          ? Optional.of(lost(game, List.of(Mates.fact(game.end(), winner.get().opposite()))))
          : won(game, winner.get());
    }
    return game.written() == PgnResult.DRAW ? drawn(game, flag) : Optional.empty();
  }

  private Optional<Found> won(PlayedGame game, Colour winner) {
    return Mates.cannot(game.end(), winner)
        .map(fact ->
            new Finding.ImpossibleWin(
                edition.cite(Rule.FLAG_FALL_UNWINNABLE), fact, game.written()))
        .map(finding -> game.found(game.plies(), finding));
  }

  /// A draw is right if the opponent cannot checkmate; where nobody says whose flag it was, if
  /// either cannot.
  private Optional<Found> drawn(PlayedGame game, FlagFall flag) {
    List<Colour> opponents =
        flag.flagged().map(flagged -> List.of(flagged.opposite())).orElse(List.of(Colour.values()));
    List<Fact> facts = opponents.stream().map(each -> Mates.fact(game.end(), each)).toList();
    return facts.stream().allMatch(Fact.CanCheckmate.class::isInstance)
        ? Optional.of(lost(game, facts))
        : Optional.empty();
  }

  private Found lost(PlayedGame game, List<Fact> facts) {
    return game.found(
        game.plies(), new Finding.LostOnTime(edition.cite(Rule.FLAG_FALL), facts, game.written()));
  }
}
