package org.jadoube.laws.rules.ending;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.terms.Terms;

/// Article 9.6: automatic draws by fivefold repetition and 75 moves.
final class AutomaticDraws {
  private static final int PLIES_TO_RETURN = 4;

  private AutomaticDraws() {}

  /// The ruling that the position just reached draws the game, if it does.
  static Optional<Ruling> ruling(GameState game, Instant at) {
    Terms terms = game.terms();
    Ply ply = game.ply();
    if (ply.reversiblePlies() >= 2 * terms.seventyFiveMoves()) {
      Fact fact = new Fact.NoPawnMoveOrCapture(ply.latestIrreversible(), ply.reversiblePlies());
      return Optional.of(drawn(game, at, Rule.SEVENTY_FIVE_MOVES, fact));
    }
    if (isRepeated(ply, terms)) {
      Fact fact = new Fact.SamePosition(ply.samePositionAfter());
      return Optional.of(drawn(game, at, Rule.FIVEFOLD_REPETITION, fact));
    }
    return Optional.empty();
  }

  private static boolean isRepeated(Ply ply, Terms terms) {
    return ply.occurrences() >= terms.fivefold()
        && switch (terms.counting()) {
          case ANYWHERE -> true;
          case CONSECUTIVE -> isUnbroken(ply.samePositionAfter(), terms.fivefold());
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
