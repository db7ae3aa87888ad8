package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.state.GameState;

/// Article 9.6: fivefold repetition and 75 moves draw by themselves.
final class AutomaticDraws {
  private static final int PLIES_TO_RETURN = 4;

  private AutomaticDraws() {}

  /// The ruling that the position just reached draws the game, if it does.
  static Optional<Ruling> ruling(GameState game, Instant at) {
    Edition edition = game.edition();
    Ply ply = game.ply();
    if (isWithoutProgress(ply, edition)) {
      Fact fact = new Fact.NoPawnMoveOrCapture(ply.latestIrreversible(), ply.reversiblePlies());
      return Optional.of(drawn(game, at, Rule.SEVENTY_FIVE_MOVES, fact));
    }
    if (isRepeated(ply, edition)) {
      Fact fact = new Fact.SamePosition(ply.samePositionAfter());
      return Optional.of(drawn(game, at, Rule.FIVEFOLD_REPETITION, fact));
    }
    return Optional.empty();
  }

  private static boolean isWithoutProgress(Ply ply, Edition edition) {
    return edition
        .find(Parameters.MOVES_TO_DRAW)
        .filter(moves -> ply.reversiblePlies() >= 2 * moves)
        .isPresent();
  }

  private static boolean isRepeated(Ply ply, Edition edition) {
    return edition
        .find(Parameters.OCCURRENCES_TO_DRAW)
        .filter(times -> ply.occurrences() >= times)
        .filter(times -> counts(ply, times, edition))
        .isPresent();
  }

  private static boolean counts(Ply ply, int times, Edition edition) {
    return switch (edition.value(Parameters.OCCURRENCES_COUNTED)) {
      case ANYWHERE -> true;
      case CONSECUTIVE -> isUnbroken(ply.samePositionAfter(), times);
    };
  }

  private static boolean isUnbroken(List<Integer> plies, int times) {
    List<Integer> last = plies.subList(plies.size() - times, plies.size());
    return last.getLast() - last.getFirst() == PLIES_TO_RETURN * (times - 1);
  }

  private static Ruling drawn(GameState game, Instant at, Rule rule, Fact fact) {
    List<Fact> facts = GameEnd.facts(game, fact);
    return GameEnd.ruling(game, at, rule, Result.DRAW, facts);
  }
}
