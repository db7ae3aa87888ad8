package org.jadoube.laws;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;

/// Article 11 (12 before 2014): refusal to comply, and what else concerns the conduct of people.
final class Interference {
  private Interference() {}

  static Outcome decide(ConductAct act, GameState game) {
    return switch (act) {
      case ConductAct.FindDevice find -> Devices.find(find, game);
      case ConductAct.FindRefusal find -> refusal(find, game);
      case ConductAct.Appeal appeal -> Appeals.appeal(appeal, game);
      case ConductAct.DecideAppeal decide -> Appeals.decide(decide, game);
      case ConductAct.ExpelInterferer expel -> expel(expel, game);
      case ConductAct.TellMoveNumber tell -> tell(tell, game);
    };
  }

  /// One player loses and the arbiter decides what the other scores, or both lose.
  private static Outcome refusal(ConductAct.FindRefusal act, GameState game) {
    boolean both = act.players().size() > 1;
    Rule rule = both ? Rule.BOTH_REFUSE : Rule.REFUSAL_TO_COMPLY;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (both) {
      return ends(game, act.at(), rule, Result.BOTH_LOSE);
    }
    if (act.players().isEmpty()) {
      return Outcome.refused(game, rule, new Objection.OutOfRange());
    }
    Colour offender = act.players().iterator().next();
    return act.opponent()
        .map(score -> ends(game, act.at(), rule, Result.lostBy(offender, score)))
        .orElseGet(() -> Outcome.refused(game, rule, new ConductObjection.ScoreNeeded()));
  }

  private static Outcome ends(GameState game, Instant at, Rule rule, Result result) {
    List<Fact> facts = List.of(new Fact.ArbiterDecided(Optional.empty()));
    return Outcome.of(game, EndingPositions.ends(game, at, rule, result, facts));
  }

  private static Outcome expel(ConductAct.ExpelInterferer act, GameState game) {
    Citation citation = game.edition().cite(Rule.SPECTATORS_DO_NOT_INTERFERE);
    return act.by() instanceof Actor.Arbiter
        ? Outcome.of(game, new ConductEvent.InterfererExpelled(act.at(), citation, act.who()))
        : Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
  }

  /// Nobody is told the number of moves before a flag has fallen.
  private static Outcome tell(ConductAct.TellMoveNumber act, GameState game) {
    Citation citation = game.edition().cite(Rule.ARBITER_DOES_NOT_INTERFERE);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    boolean fallen =
        game.clock().flagDown(game.turn(), act.at()) || Scorekeeping.aFlagHasFallen(act.at(), game);
    return fallen
        ? Outcome.of(
            game,
            new ConductEvent.MoveNumberTold(
                act.at(), citation, game.movesBy(Colour.WHITE), game.movesBy(Colour.BLACK)))
        : Outcome.refused(game, citation, new ConductObjection.NoFlagYet());
  }
}
