package org.jadoube.laws.rules.conduct;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.ClockSettings;
import org.jadoube.laws.state.GameState;

/// Article 12.9 (13.4 before 2014): the penalties that an arbiter may choose from.
public final class Penalties {
  private Penalties() {}

  public static Outcome penalise(Act.Penalise deed, Act act, GameState game) {
    Rule rule = deed.penalty().rule();
    if (!game.edition().has(rule)) {
      return Outcome.refused(game, Rule.PENALTY_WARNING, new Objection.NotInThisEdition(rule));
    }
    Basis basis = deed.basis().orElse(Basis.of(Rule.CONDUCT_PENALISED));
    Optional<Objection> unknown = Bases.objection(basis, game.edition());
    if (unknown.isPresent()) {
      return Outcome.refused(game, rule, unknown.get());
    }
    return act.by() instanceof Actor.Arbiter
        ? impose(game, act.at(), deed.offender(), deed.penalty(), broken(basis, game))
        : Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
  }

  private static Fact broken(Basis basis, GameState game) {
    Edition edition = game.edition();
    return Bases.provisions(basis, edition)
        .findFirst()
        .filter(first -> first.article().equals(Bases.article(basis, edition)))
        .map(provision -> broken(provision, game))
        .orElseGet(() -> new ConductFact.ArticleBroken(Bases.article(basis, edition)));
  }

  private static Fact broken(Provision provision, GameState game) {
    return provision
        .rule()
        .<Fact>map(rule -> new Fact.Under(game.cite(rule)))
        .orElseGet(() -> new ConductFact.ArticleBroken(provision.article()));
  }

  /// Imposes the penalty for the breach `broken`.
  static Outcome impose(GameState game, Instant at, Colour offender, Penalty penalty, Fact broken) {
    return objection(offender, penalty, game)
        .map(objection -> Outcome.refused(game, Points.rule(objection, penalty.rule()), objection))
        .orElseGet(() -> Outcome.of(game, ruling(game, at, offender, penalty, broken)));
  }

  private static Optional<Objection> objection(Colour offender, Penalty penalty, GameState game) {
    return switch (penalty) {
      case Penalty.MoreTimeForOpponent(Duration extra) -> time(extra, game);
      case Penalty.LessTime(Duration less) -> time(less, game);
      case Penalty.Exclusion(int rounds) when rounds < 1 -> Optional.of(new Objection.OutOfRange());
      case Penalty.MorePointsForOpponent _, Penalty.FewerPoints _ ->
          points(offender, penalty, game);
      case Penalty.LossOfGame _ when game.phase() == Phase.FINISHED -> over(game);
      case Penalty.Warning _,
          Penalty.LossOfGame _,
          Penalty.Fine _,
          Penalty.Exclusion _,
          Penalty.Expulsion _ ->
          Optional.empty();
    };
  }

  private static Optional<Objection> time(Duration time, GameState game) {
    return game.phase() == Phase.FINISHED
        ? over(game)
        : ClockSettings.objection(Actor.ARBITER, time, game);
  }

  private static Optional<Objection> over(GameState game) {
    return game.ending()
        .map(ending -> new Objection.GameOver(ending.result().orElseThrow(), ending.citation()));
  }

  /// The objection to a penalty in points, if any. Points can only be changed once there are any,
  /// in the direction that the penalty names, and not beyond the maximum for a game.
  private static Optional<Objection> points(Colour offender, Penalty penalty, GameState game) {
    if (game.result().isEmpty()) {
      return Optional.of(new ScoresheetObjection.GameNotOver());
    }
    Result old = game.result().get();
    Result changed = changed(old, offender, penalty);
    return wrongWay(old, changed, offender, penalty, game.regulations().scoring())
        .or(() -> Points.objection(changed, game));
  }

  private static Optional<Objection> wrongWay(
      Result old, Result changed, Colour offender, Penalty penalty, Scoring scoring) {
    if (penalty instanceof Penalty.FewerPoints) {
      return scoring.halves(changed, offender) < scoring.halves(old, offender)
          ? Optional.empty()
          : Optional.of(new ConductObjection.NoReduction(old));
    }
    Colour opponent = offender.opposite();
    return scoring.halves(changed, opponent) > scoring.halves(old, opponent)
        ? Optional.empty()
        : Optional.of(new ConductObjection.MaximumReached(old));
  }

  private static Result changed(Result result, Colour offender, Penalty penalty) {
    return switch (penalty) {
      case Penalty.MorePointsForOpponent _ -> result.with(offender.opposite(), Result.Score.WIN);
      case Penalty.FewerPoints(Result.Score left) -> result.with(offender, left);
      default -> result;
    };
  }

  private static Ruling ruling(
      GameState game, Instant at, Colour offender, Penalty penalty, Fact broken) {
    List<Fact> facts = List.of(broken, new Fact.ClocksShowed(game.clock().times(at)));
    Consequence consequence = consequence(penalty, offender, game);
    return new Ruling(at, game.cite(penalty.rule()), List.of(consequence), facts);
  }

  private static Consequence consequence(Penalty penalty, Colour offender, GameState game) {
    return switch (penalty) {
      case Penalty.Warning _ -> new Consequence.Warned(offender);
      case Penalty.MoreTimeForOpponent(Duration extra) ->
          new Consequence.TimeAdded(offender.opposite(), extra);
      case Penalty.LessTime(Duration less) -> new Consequence.TimeTaken(offender, less);
      case Penalty.MorePointsForOpponent _, Penalty.FewerPoints _ ->
          new Consequence.Ends(changed(game.result().orElseThrow(), offender, penalty));
      case Penalty.LossOfGame(Result.Score opponent) ->
          new Consequence.Ends(Points.lostBy(offender, opponent, game));
      case Penalty.Fine(String amount) -> new Consequence.Fined(offender, amount);
      case Penalty.Exclusion(int rounds) -> new Consequence.Excluded(offender, rounds);
      case Penalty.Expulsion _ -> new Consequence.Expelled(offender);
    };
  }
}
