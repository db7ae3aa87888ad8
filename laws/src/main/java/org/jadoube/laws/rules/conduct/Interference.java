package org.jadoube.laws.rules.conduct;

import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.MoveNumberKept;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.quickplay.QuickplayFinish;
import org.jadoube.laws.state.GameState;

/// Articles 12.6 and 12.7 (13.6 and 13.7 before 2014): nobody interferes in a game, neither
/// spectators nor the arbiter.
final class Interference {
  private Interference() {}

  static Outcome expel(ConductAct.ExpelInterferer deed, Act act, GameState game) {
    Citation citation = game.cite(Rule.SPECTATORS_DO_NOT_INTERFERE);
    return act.by() instanceof Actor.Arbiter
        ? Outcome.of(game, new ConductEvent.InterfererExpelled(act.at(), citation, deed.who()))
        : Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
  }

  /// The arbiter tells the number of moves: not before a flag has fallen nor, in some editions,
  /// before the quickplay finish.
  static Outcome tell(Act act, GameState game) {
    Citation citation = game.cite(Rule.ARBITER_DOES_NOT_INTERFERE);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    return objection(act.at(), game)
        .map(objection -> Outcome.refused(game, citation, objection))
        .orElseGet(() ->
            Outcome.of(
                game,
                new ConductEvent.MoveNumberTold(
                    act.at(), citation, game.movesBy(Colour.WHITE), game.movesBy(Colour.BLACK))));
  }

  private static Optional<Objection> objection(Instant at, GameState game) {
    MoveNumberKept kept = game.parameter(Parameters.MOVE_NUMBER_KEPT);
    if (kept == MoveNumberKept.NEVER) {
      return Optional.empty();
    }
    if (kept == MoveNumberKept.IN_QUICKPLAY_FINISH
        && Arrays.stream(Colour.values())
            .noneMatch(colour -> QuickplayFinish.isFinish(game.clock(), colour))) {
      return Optional.of(new QuickplayObjection.NoQuickplayFinish());
    }
    return Scorekeeping.aFlagIsDown(at, game)
        ? Optional.empty()
        : Optional.of(new ConductObjection.NoFlagYet());
  }
}
