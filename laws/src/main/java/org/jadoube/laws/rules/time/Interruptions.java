package org.jadoube.laws.rules.time;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 6.11 (6.12 before 2018): interrupting and resuming a game.
public final class Interruptions {
  private Interruptions() {}

  public static Outcome pause(Act.Pause deed, Act act, GameState game) {
    Rule rule = rule(deed, act, game);
    Optional<Objection> objection = objection(deed, act, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    Instant since = deed.since().orElse(act.at());
    return Outcome.of(
        game,
        new Event.ClocksPaused(
            act.at(), game.cite(rule), act.by(), deed.reason(), since, game.clock().times(since)));
  }

  private static Rule rule(Act.Pause deed, Act act, GameState game) {
    if (game.pending().claim().isPresent()) {
      return Rule.CLAIM_STOPS_CLOCKS;
    }
    if (act.by().side().isEmpty()) {
      return Rule.GAME_INTERRUPTED;
    }
    boolean displaced =
        deed.reason() == PauseReason.IRREGULARITY && !game.table().displaced().isEmpty();
    return displaced ? Rule.DISPLACED_PIECES_HELP : Rule.CLOCK_STOPPED_FOR_ASSISTANCE;
  }

  private static Optional<Objection> objection(Act.Pause deed, Act act, GameState game) {
    if (game.phase() == Phase.PAUSED) {
      return Optional.of(new Objection.ClocksPaused());
    }
    Instant since = deed.since().orElse(act.at());
    if (since.isAfter(act.at())) {
      return Optional.of(new Objection.PauseInTheFuture(since));
    }
    Optional<Instant> latest = game.latest().filter(since::isBefore);
    if (latest.isPresent()) {
      return latest.map(Objection.BeforeLatestEvent::new);
    }
    return act.by().side().isEmpty() ? Optional.empty() : objectionToPlayer(deed, act, game);
  }

  /// A player may stop the clocks only to call the arbiter, and not in retrospect.
  private static Optional<Objection> objectionToPlayer(Act.Pause deed, Act act, GameState game) {
    boolean helpSought =
        deed.reason() == PauseReason.ASSISTANCE || deed.reason() == PauseReason.IRREGULARITY;
    if (!helpSought || deed.since().isPresent()) {
      return Optional.of(new Objection.NotForThisActor(act.by(), Entitled.PLAYER_CALLING_FOR_HELP));
    }
    return game.regulations().arbiterPresent()
        ? Optional.empty()
        : Optional.of(new Objection.NoArbiter());
  }

  public static Outcome resume(Act act, GameState game) {
    if (act.by().side().isPresent()) {
      return Outcome.refused(game, Rule.ARBITER_RESTARTS, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() != Phase.PAUSED) {
      return Outcome.refused(game, Rule.ARBITER_RESTARTS, new Objection.ClocksRunning());
    }
    Citation citation = game.cite(Rule.ARBITER_RESTARTS);
    return Outcome.of(
        game, new Event.ClocksResumed(act.at(), citation, act.by(), game.clock().times(act.at())));
  }
}
