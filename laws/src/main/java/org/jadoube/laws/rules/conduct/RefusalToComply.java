package org.jadoube.laws.rules.conduct;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;

/// Article 11.7 (12.8 before 2014): a player who persistently refuses to comply with the Laws
/// loses.
final class RefusalToComply {
  private RefusalToComply() {}

  /// One player loses and the arbiter decides the other's score, or both lose.
  static Outcome find(ConductAct.FindRefusal deed, Act act, GameState game) {
    boolean both = deed.players().size() > 1;
    Rule rule = both ? Rule.BOTH_REFUSE : Rule.REFUSAL_TO_COMPLY;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (both) {
      return ends(game, act.at(), rule, Result.BOTH_LOSE);
    }
    if (deed.players().isEmpty()) {
      return Outcome.refused(game, rule, new Objection.OutOfRange());
    }
    Colour offender = deed.players().iterator().next();
    return deed.opponent()
        .map(score -> ends(game, act.at(), rule, Points.lostBy(offender, score, game)))
        .orElseGet(() -> Outcome.refused(game, rule, new ConductObjection.ScoreNeeded()));
  }

  private static Outcome ends(GameState game, Instant at, Rule rule, Result result) {
    List<Fact> facts = List.of(new Fact.ArbiterDecided(Optional.empty()));
    return Outcome.of(game, GameEnd.ruling(game, at, rule, result, facts));
  }
}
