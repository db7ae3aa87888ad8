package org.jadoube.laws.rules.conduct;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.online.AutomaticResults;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.state.GameState;

/// Article 12 (13 before 2014): what the arbiter decides.
public final class ArbiterDecisions {
  private ArbiterDecisions() {}

  public static Outcome awardTime(Act.AwardTime act, GameState game) {
    Rule rule = Rule.EXTERNAL_DISTURBANCE;
    Optional<Objection> objection = ClockSettings.objection(act.by(), act.extra(), game);
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : ruling(game, act.at(), rule, new Consequence.TimeAdded(act.colour(), act.extra()));
  }

  private static Outcome ruling(GameState game, Instant at, Rule rule, Consequence consequence) {
    Fact before = new Fact.ClocksShowed(game.clock().times(at));
    return Outcome.of(game, new Ruling(at, game.cite(rule), List.of(consequence), List.of(before)));
  }

  /// The arbiter's own result, which replaces any earlier one.
  public static Outcome decideResult(Act.DecideResult act, GameState game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return game.phase() == Phase.FINISHED
          ? GameEnd.refuse(game)
          : refuse(game, new Objection.NotForThisActor(act.by()));
    }
    if (!game.edition().has(act.basis())) {
      return refuse(game, new Objection.NotInThisEdition(act.basis()));
    }
    Optional<Objection> points =
        Points.objection(act.result(), game)
            .or(() -> Points.objection(act.basis(), act.result(), game));
    if (points.isPresent()) {
      return refuse(game, points.get());
    }
    Optional<Objection> automatic = AutomaticResults.objection(act, game);
    if (automatic.isPresent()) {
      return Outcome.refused(game, act.basis(), automatic.get());
    }
    List<Fact> facts = List.of(new Fact.ArbiterDecided(game.result()));
    return Outcome.of(game, GameEnd.ruling(game, act.at(), act.basis(), act.result(), facts));
  }

  private static Outcome refuse(GameState game, Objection objection) {
    return Outcome.refused(game, Rule.ARBITER_OVERRULES, objection);
  }
}
