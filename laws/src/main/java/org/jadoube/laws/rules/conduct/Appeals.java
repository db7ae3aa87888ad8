package org.jadoube.laws.rules.conduct;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AppealVerdict;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.state.GameState;

/// Article 11.10 (also open before 2014, except for decisions on a quickplay finish): appeals and
/// the decisions on them.
public final class Appeals {
  private static final Rule RULE = Rule.APPEAL;

  private Appeals() {}

  /// An appeal is against the latest decision, unless the event or the Laws make it final.
  public static Outcome appeal(Act act, GameState game) {
    if (!(act.by() instanceof Actor.Player(Colour player))) {
      return Outcome.refused(
          game, RULE, new Objection.NotForThisActor(act.by(), Entitled.PLAYER_IN_PERSON));
    }
    Optional<Citation> decision = game.landmarks().decision();
    if (decision.isEmpty()) {
      return Outcome.refused(game, RULE, new ConductObjection.NothingToAppeal());
    }
    Citation against = decision.get();
    return objection(player, against, game)
        .map(why -> Outcome.refused(game, RULE, why))
        .orElseGet(() ->
            Outcome.of(
                game, new ConductEvent.AppealLodged(act.at(), game.cite(RULE), player, against)));
  }

  /// Each player may appeal once against each decision.
  private static Optional<Objection> objection(Colour player, Citation against, GameState game) {
    if (game.regulations().has(Arrangement.NO_APPEALS) || isFinal(against)) {
      return Optional.of(new ConductObjection.DecisionFinal(against));
    }
    return game.landmarks().appealed().contains(player)
        ? Optional.of(new ConductObjection.AlreadyAppealed(against))
        : Optional.empty();
  }

  /// Decisions on a quickplay finish used to be final (Articles 10.2d and D in 2009).
  private static boolean isFinal(Citation decision) {
    return decision.edition().has(Rule.QUICKPLAY_DECISION_FINAL)
        && QuickplayVerdict.RULES.contains(decision.rule());
  }

  /// Dismisses the latest appeal, or changes the decision.
  public static Outcome decide(ConductAct.DecideAppeal deed, Act act, GameState game) {
    Optional<ConductEvent.AppealLodged> open = game.landmarks().appeal();
    Optional<Objection> objection =
        act.by() instanceof Actor.Arbiter
            ? open.isEmpty()
                ? Optional.of(new ConductObjection.NoAppeal())
                : objection(deed.verdict(), game)
            : Optional.of(new Objection.NotForThisActor(act.by()));
    return objection.isPresent()
        ? Outcome.refused(game, Points.rule(objection.get(), RULE), objection.get())
        : Outcome.of(game, event(deed, act, open.orElseThrow(), game));
  }

  private static Optional<Objection> objection(AppealVerdict verdict, GameState game) {
    return switch (verdict) {
      case AppealVerdict.Dismissed _ -> Optional.empty();
      case AppealVerdict.ResultChanged(Result result) -> Points.objection(result, game);
      case AppealVerdict.GameResumed(int ply, Duration white, Duration black) ->
          Stream.of(white, black).anyMatch(ClockSettings::isOutOfRange)
                  || ply < 0
                  || ply > game.ply().number()
              ? Optional.of(new Objection.OutOfRange())
              : Optional.empty();
    };
  }

  private static Event event(
      ConductAct.DecideAppeal deed, Act act, ConductEvent.AppealLodged appeal, GameState game) {
    Citation citation = game.cite(RULE);
    return switch (deed.verdict()) {
      case AppealVerdict.Dismissed _ ->
          new ConductEvent.AppealDismissed(act.at(), citation, appeal.player(), appeal.against());
      case AppealVerdict.ResultChanged(Result result) ->
          ruling(act, appeal, List.of(new Consequence.Ends(result)), game);
      case AppealVerdict.GameResumed resumed ->
          ruling(act, appeal, consequences(resumed, game), game);
    };
  }

  private static List<Consequence> consequences(AppealVerdict.GameResumed resumed, GameState game) {
    Consequence reopened = new Consequence.GameReopened();
    Consequence restored = new Consequence.PositionRestored(resumed.ply());
    return game.regulations().timeControl().isTimed()
        ? List.of(
            reopened,
            restored,
            new Consequence.TimeSet(Colour.WHITE, resumed.white()),
            new Consequence.TimeSet(Colour.BLACK, resumed.black()))
        : List.of(reopened, restored);
  }

  private static Ruling ruling(
      Act act, ConductEvent.AppealLodged appeal, List<Consequence> consequences, GameState game) {
    List<Fact> facts =
        List.of(new Fact.Under(appeal.against()), new Fact.ArbiterDecided(game.result()));
    return new Ruling(act.at(), game.cite(RULE), consequences, facts);
  }
}
