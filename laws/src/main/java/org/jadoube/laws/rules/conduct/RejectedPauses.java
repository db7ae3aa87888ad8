package org.jadoube.laws.rules.conduct;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 6.11.4 (6.12d before 2018): stopping the clocks without a valid reason.
public final class RejectedPauses {
  private RejectedPauses() {}

  /// The arbiter finds that there was no valid reason to stop the clocks, either at once or when
  /// the game has gone on.
  public static Outcome reject(ClockAct.RejectPause deed, Act act, GameState game) {
    Rule rule = Rule.CLOCK_STOPPED_WITHOUT_REASON;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (!isStoppedBy(deed.player(), game)) {
      return Outcome.refused(game, rule, new QuickplayObjection.NothingToDecide());
    }
    Act.Penalise penalise =
        new Act.Penalise(deed.player(), deed.penalty(), Optional.of(Basis.of(rule)));
    List<Fact> facts =
        List.of(
            new ConductFact.StoppedClocks(deed.player()),
            new Fact.ClocksShowed(game.clock().times(act.at())));
    return Outcome.of(game, new Ruling(act.at(), game.cite(rule), List.of(), facts))
        .then(next -> Penalties.penalise(penalise, act, next));
  }

  /// Whether the player has stopped the clocks, perhaps through an assistant. A claim stops them by
  /// itself, so it does not count, and each pause is decided on once.
  private static boolean isStoppedBy(Colour player, GameState game) {
    return game.events().reversed().stream()
        .filter(event -> event instanceof Event.ClocksPaused || isRejection(event))
        .findFirst()
        .filter(Event.ClocksPaused.class::isInstance)
        .map(Event.ClocksPaused.class::cast)
        .filter(paused -> paused.citation().rule() != Rule.CLAIM_STOPS_CLOCKS)
        .flatMap(paused -> paused.by().side())
        .equals(Optional.of(player));
  }

  private static boolean isRejection(Event event) {
    return event instanceof Ruling && event.citation().rule() == Rule.CLOCK_STOPPED_WITHOUT_REASON;
  }
}
