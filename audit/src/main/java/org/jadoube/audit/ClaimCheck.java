package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.event.Fact;

/// Finds the first moment of a game at which a draw could be claimed for each of the two reasons.
final class ClaimCheck {
  private final Terms threefold;
  private final Terms fifty;

  ClaimCheck(Edition edition) {
    threefold = Terms.times(edition, Parameters.OCCURRENCES_TO_CLAIM);
    fifty = Terms.plies(edition, Parameters.MOVES_TO_CLAIM);
  }

  List<Found> findings(PlayedGame game, History history) {
    return Stream.of(threefold(game, history), fifty(game, history))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Found> threefold(PlayedGame game, History history) {
    for (int ply = 0; ply <= history.plies(); ply++) {
      if (history.occurrences(ply) >= threefold.number()) {
        Fact fact = new Fact.SamePosition(history.samePositionAfter(ply));
        return Optional.of(claimable(game, ply, threefold, fact));
      }
    }
    return Optional.empty();
  }

  private Optional<Found> fifty(PlayedGame game, History history) {
    for (int ply = 0; ply <= history.plies(); ply++) {
      int plies = history.reversiblePlies(ply);
      if (plies >= fifty.number() && history.position(ply).legalMoveCount() > 0) {
        Fact fact = new Fact.NoPawnMoveOrCapture(Math.max(0, ply - plies), plies);
        return Optional.of(claimable(game, ply, fifty, fact));
      }
    }
    return Optional.empty();
  }

  private static Found claimable(PlayedGame game, int ply, Terms terms, Fact fact) {
    return game.found(ply, new Finding.ClaimableDraw(terms.citation().orElseThrow(), fact));
  }
}
