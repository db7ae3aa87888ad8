package org.jadoube.laws.rules.online;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Competition;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// E04 15.1 and 19.1: a player calls the arbiter. That stops the clocks only if the competition
/// says so.
final class Calls {
  private Calls() {}

  static Outcome call(Colour player, Act act, GameState game) {
    if (!isArbiterThere(game)) {
      return Outcome.refused(game, Rule.UNSUPERVISED_COMPETITION, new Objection.NoArbiter());
    }
    return Outcome.of(
            game, new OnlineEvent.ArbiterCalled(act.at(), game.cite(Rule.ARBITER_CALLED), player))
        .then(next ->
            next.regulations().has(Arrangement.CALLS_STOP_THE_CLOCKS)
                    && next.phase() == Phase.RUNNING
                ? Outcome.of(next, paused(act, next))
                : Outcome.nothing(next));
  }

  /// Whether there is an arbiter: supervised and hybrid competitions have one, others may.
  private static boolean isArbiterThere(GameState game) {
    Competition competition = game.regulations().onlinePlay().competition();
    boolean supervised =
        competition != Competition.UNSUPERVISED && game.edition().has(competition.rule());
    return supervised || game.regulations().arbiterPresent();
  }

  private static Event paused(Act act, GameState game) {
    return new Event.ClocksPaused(
        act.at(),
        game.cite(Rule.ARBITER_CALLED),
        act.by(),
        PauseReason.ASSISTANCE,
        act.at(),
        game.clock().times(act.at()));
  }
}
