package org.jadoube.laws.rules.time;

import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.rules.ExcludedStarts;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.ending.EndingPositions;
import org.jadoube.laws.state.GameState;

/// Article 6.6 (6.5 in 2009): the start of the game.
public final class StartOfGame {
  private StartOfGame() {}

  /// White's clock is started; a start position in which the game is over ends it at once.
  public static Outcome begin(Act act, GameState game) {
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, Rule.START_OF_GAME, new Objection.NotForThisActor(act.by()));
    }
    Optional<Refusal> excluded = ExcludedStarts.refusal(game.start(), game);
    if (excluded.isPresent()) {
      return Outcome.refused(game, excluded.get());
    }
    Citation citation = game.cite(Rule.START_OF_GAME);
    return Outcome.of(game, new Event.GameBegun(act.at(), citation))
        .then(begun ->
            EndingPositions.ending(begun, act.at())
                .map(ruling -> Outcome.of(begun, ruling))
                .orElseGet(() -> Outcome.nothing(begun)));
  }
}
