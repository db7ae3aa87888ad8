package org.jadoube.laws.rules.conduct;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.online.AutomaticResults;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.rules.time.EndedOnTime;
import org.jadoube.laws.state.GameState;

/// Article 12 (13 before 2014): the arbiter's decisions.
public final class ArbiterDecisions {
  private ArbiterDecisions() {}

  public static Outcome awardTime(Act.AwardTime deed, Act act, GameState game) {
    Rule rule = Rule.EXTERNAL_DISTURBANCE;
    Optional<Objection> objection = ClockSettings.objection(act.by(), deed.extra(), game);
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : awarded(deed, act, rule, game);
  }

  /// An award of time. If the flag had fallen, it is up again.
  private static Outcome awarded(Act.AwardTime deed, Act act, Rule rule, GameState game) {
    Fact before = new Fact.ClocksShowed(game.clock().times(act.at()));
    boolean down = EndedOnTime.has(game) && game.clock().flagDown(deed.colour(), act.at());
    Consequence more =
        down
            ? new Consequence.TimeSet(deed.colour(), deed.extra())
            : new Consequence.TimeAdded(deed.colour(), deed.extra());
    List<Consequence> consequences = EndedOnTime.reopened(game, more);
    return Outcome.of(game, new Ruling(act.at(), game.cite(rule), consequences, List.of(before)));
  }

  /// The arbiter's own result, which replaces any earlier one.
  public static Outcome decideResult(Act.DecideResult deed, Act act, GameState game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return game.phase() == Phase.FINISHED
          ? GameEnd.refuse(game)
          : refuse(game, new Objection.NotForThisActor(act.by()));
    }
    Optional<Objection> objection =
        Grounds.objection(deed.basis(), game.edition())
            .or(() -> Points.objection(deed.result(), game));
    return objection.isPresent()
        ? refuse(game, objection.get())
        : decided(Grounds.of(deed.basis(), game.edition()).orElseThrow(), deed, act, game);
  }

  private static Outcome decided(Rule basis, Act.DecideResult deed, Act act, GameState game) {
    Optional<Objection> points = Points.objection(basis, deed.result(), game);
    if (points.isPresent()) {
      return refuse(game, points.get());
    }
    Optional<Objection> automatic = AutomaticResults.objection(basis, deed.result(), game);
    if (automatic.isPresent()) {
      return Outcome.refused(game, basis, automatic.get());
    }
    Fact decided = new Fact.ArbiterDecided(game.result());
    return OnRecord.contradicts(basis, deed.result(), act.at(), game)
        ? against(basis, decided, deed, act, game)
        : byRecord(basis, decided, deed, act, game);
  }

  private static Outcome byRecord(
      Rule basis, Fact decided, Act.DecideResult deed, Act act, GameState game) {
    List<Fact> facts =
        Stream.concat(Stream.of(decided), reason(deed).map(ConductFact.ReasonGiven::new).stream())
            .toList();
    return Outcome.of(game, GameEnd.ruling(game, act.at(), basis, deed.result(), facts));
  }

  private static Optional<String> reason(Act.DecideResult deed) {
    return deed.overruling().filter(text -> !text.isBlank());
  }

  /// The objection to a decision of the arbiter that has no fact under the basis given.
  private static Outcome against(
      Rule basis, Fact decided, Act.DecideResult deed, Act act, GameState game) {
    Optional<String> reason = reason(deed);
    if (reason.isEmpty()) {
      return Outcome.refused(game, basis, new ConductObjection.AgainstRecord(game.cite(basis)));
    }
    List<Fact> facts =
        List.of(
            decided,
            new Fact.Under(game.cite(basis)),
            new ConductFact.RecordOverruled(reason.get()));
    return Outcome.of(
        game, GameEnd.ruling(game, act.at(), Rule.ARBITER_OVERRULES, deed.result(), facts));
  }

  private static Outcome refuse(GameState game, Objection objection) {
    return Outcome.refused(game, Points.rule(objection, Rule.ARBITER_OVERRULES), objection);
  }
}
