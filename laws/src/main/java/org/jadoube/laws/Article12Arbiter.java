package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;

/// Article 12 (13 before 2014): what the arbiter decides.
final class Article12Arbiter {
  private Article12Arbiter() {}

  static Decision awardTime(Act.AwardTime act, Game game) {
    Rule rule = Rule.EXTERNAL_DISTURBANCE;
    Optional<Objection> objection = Article06Interruption.objection(act.by(), act.extra(), game);
    return objection.isPresent()
        ? Decision.refused(game, rule, objection.get())
        : ruling(game, act.at(), rule, new Consequence.TimeAdded(act.colour(), act.extra()));
  }

  static Decision penalise(Act.Penalise act, Game game) {
    Rule rule = act.penalty().rule();
    if (!game.edition().has(rule)) {
      return Decision.refused(game, Rule.PENALTY_WARNING, new Objection.NotInThisEdition(rule));
    }
    Optional<Objection> objection = objection(act, game);
    return objection.isPresent()
        ? Decision.refused(game, rule, objection.get())
        : ruling(game, act.at(), rule, consequence(act.penalty(), act.offender()));
  }

  private static Optional<Objection> objection(Act.Penalise act, Game game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Optional.of(new Objection.NotForThisActor(act.by()));
    }
    return switch (act.penalty()) {
      case Penalty.MoreTimeForOpponent(Duration extra) ->
          Article06Interruption.objection(act.by(), extra, game);
      case Penalty.LessTime(Duration less) -> Article06Interruption.objection(act.by(), less, game);
      case Penalty.Exclusion(int rounds) when rounds < 1 -> Optional.of(new Objection.OutOfRange());
      case Penalty.Warning _,
          Penalty.LossOfGame _,
          Penalty.Fine _,
          Penalty.Exclusion _,
          Penalty.Expulsion _ ->
          Optional.empty();
    };
  }

  private static Consequence consequence(Penalty penalty, Colour offender) {
    return switch (penalty) {
      case Penalty.Warning _ -> new Consequence.Warned(offender);
      case Penalty.MoreTimeForOpponent(Duration extra) ->
          new Consequence.TimeAdded(offender.opposite(), extra);
      case Penalty.LessTime(Duration less) -> new Consequence.TimeTaken(offender, less);
      case Penalty.LossOfGame(Result.Score opponent) ->
          new Consequence.Ends(Result.lostBy(offender, opponent));
      case Penalty.Fine(String amount) -> new Consequence.Fined(offender, amount);
      case Penalty.Exclusion(int rounds) -> new Consequence.Excluded(offender, rounds);
      case Penalty.Expulsion _ -> new Consequence.Expelled(offender);
    };
  }

  private static Decision ruling(Game game, Instant at, Rule rule, Consequence consequence) {
    Fact before = new Fact.ClocksShowed(game.clock().times(at));
    return Decision.of(
        game, new Ruling(at, game.edition().cite(rule), List.of(consequence), List.of(before)));
  }

  /// The arbiter's own result, which takes the place of one there is.
  static Decision decideResult(Act.DecideResult act, Game game) {
    if (!(act.by() instanceof Actor.Arbiter)) {
      return game.phase() == Phase.FINISHED
          ? Article05CompletionOfTheGame.refuseAsOver(game)
          : refuse(game, new Objection.NotForThisActor(act.by()));
    }
    if (!game.edition().has(act.basis())) {
      return refuse(game, new Objection.NotInThisEdition(act.basis()));
    }
    if (!game.regulations().scoring().allows(act.result())) {
      return refuse(game, new Objection.OutOfRange());
    }
    List<Fact> facts = List.of(new Fact.ArbiterDecided(game.result()));
    return Decision.of(
        game, Article05CompletionOfTheGame.ends(game, act.at(), act.basis(), act.result(), facts));
  }

  private static Decision refuse(Game game, Objection objection) {
    return Decision.refused(game, Rule.ARBITER_OVERRULES, objection);
  }
}
