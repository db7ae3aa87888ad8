package org.jadoube.laws.rules.conduct;

import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.quickplay.QuickplayFinish;
import org.jadoube.laws.rules.score.Scorekeeping;
import org.jadoube.laws.state.GameState;

/// Articles 12.6 and 12.7 (13.6 and 13.7 before 2014): nobody interferes in a game, the arbiter no
/// more than spectators.
final class Interference {
  private Interference() {}

  static Outcome expel(ConductAct.ExpelInterferer act, GameState game) {
    Citation citation = game.edition().cite(Rule.SPECTATORS_DO_NOT_INTERFERE);
    return act.by() instanceof Actor.Arbiter
        ? Outcome.of(game, new ConductEvent.InterfererExpelled(act.at(), citation, act.who()))
        : Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
  }

  /// Nobody is told the number of moves before a flag has fallen, in one edition only in a
  /// quickplay finish.
  static Outcome tell(ConductAct.TellMoveNumber act, GameState game) {
    Citation citation = game.edition().cite(Rule.ARBITER_DOES_NOT_INTERFERE);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    boolean fallen =
        game.clock().flagDown(game.turn(), act.at()) || Scorekeeping.aFlagHasFallen(act.at(), game);
    return fallen && isTheTime(game)
        ? Outcome.of(
            game,
            new ConductEvent.MoveNumberTold(
                act.at(), citation, game.movesBy(Colour.WHITE), game.movesBy(Colour.BLACK)))
        : Outcome.refused(game, citation, new ConductObjection.NoFlagYet());
  }

  private static boolean isTheTime(GameState game) {
    return switch (game.parameter(Parameters.MOVE_NUMBER_TOLD)) {
      case ANY_PHASE -> true;
      case QUICKPLAY_FINISH -> QuickplayFinish.isFinish(game.clock(), game.turn());
    };
  }
}
