package org.jadoube.laws.rules.conduct;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.time.EndedOnTime;
import org.jadoube.laws.state.GameState;

/// Article 12.1 (13.1 before 2014): an arbiter's slip. The latest decision is taken back. Both stay
/// on record, and everything it changed is as it was.
final class DecisionTakenBack {
  /// Decisions that only an arbiter makes; any others say that an arbiter has decided.
  private static final Set<Rule> ARBITERS =
      EnumSet.of(
          Rule.PENALTY_WARNING,
          Rule.PENALTY_MORE_TIME_FOR_OPPONENT,
          Rule.PENALTY_LESS_TIME,
          Rule.PENALTY_MORE_POINTS_FOR_OPPONENT,
          Rule.PENALTY_FEWER_POINTS,
          Rule.PENALTY_LOSS_OF_GAME,
          Rule.PENALTY_FINE,
          Rule.PENALTY_EXCLUSION,
          Rule.PENALTY_EXPULSION,
          Rule.CLOCK_SET_WRONGLY,
          Rule.CLOCK_IS_CONCLUSIVE,
          Rule.ARBITER_RESTORES_TIMES,
          Rule.WHITE_ABSENT,
          Rule.BOTH_ABSENT_AT_RESUMPTION,
          Rule.TIMES_CORRECTED_AT_RESUMPTION,
          Rule.EXTERNAL_DISTURBANCE,
          Rule.HYBRID_TIME_REDUCED,
          Rule.VIDEO_CARDS,
          Rule.ELECTRONIC_DEVICE);

  private DecisionTakenBack() {}

  static Outcome takeBack(ConductAct.TakeBackDecision deed, Act act, GameState game) {
    Rule rule = Rule.ARBITER_OVERRULES;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    Optional<Integer> place = latest(game.events());
    if (place.isEmpty() || !isReversible((Ruling) game.events().get(place.get()))) {
      return Outcome.refused(game, rule, new ConductObjection.NothingToTakeBack());
    }
    if (deed.reason().isBlank()) {
      return Outcome.refused(game, rule, new ConductObjection.ReasonNeeded());
    }
    Ruling decision = (Ruling) game.events().get(place.get());
    boolean changesClock =
        decision.consequences().stream().anyMatch(DecisionTakenBack::changesClock);
    if (changesClock && game.phase() == Phase.FINISHED && !EndedOnTime.has(game)) {
      return GameEnd.refuse(game);
    }
    return game.isTrial() ? Outcome.nothing(game) : reversed(place.get(), deed, act, game);
  }

  /// The index of the latest decision that has not been taken back.
  private static Optional<Integer> latest(List<Event> events) {
    int takenBack = 0;
    for (int place = events.size() - 1; place >= 0; place--) {
      if (events.get(place) instanceof Ruling ruling) {
        if (isTakingBack(ruling)) {
          takenBack++;
        } else if (isArbiters(ruling) && takenBack-- == 0) {
          return Optional.of(place);
        }
        if (ruling.consequences().stream().anyMatch(Consequence.NewGame.class::isInstance)) {
          return Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isTakingBack(Ruling ruling) {
    return ruling.facts().stream().anyMatch(ConductFact.DecisionTakenBack.class::isInstance);
  }

  private static boolean isArbiters(Ruling ruling) {
    return ARBITERS.contains(ruling.citation().rule())
        || ruling.facts().stream().anyMatch(Fact.ArbiterDecided.class::isInstance);
  }

  /// Whether a ruling can be taken back. Decisions on claims and appeals close a case, which is not
  /// reopened like this.
  private static boolean isReversible(Ruling ruling) {
    boolean closes =
        switch (ruling.citation().rule()) {
          case APPEAL,
              INCREMENT_INTRODUCED,
              QUICKPLAY_CLAIM_UPHELD,
              QUICKPLAY_CLAIM_POSTPONED,
              QUICKPLAY_CLAIM_DECIDED_LATER,
              QUICKPLAY_CLAIM_REJECTED,
              QUICKPLAY_REFERRED ->
              true;
          default -> false;
        };
    return !closes && ruling.consequences().stream().allMatch(DecisionTakenBack::isReversible);
  }

  private static boolean isReversible(Consequence consequence) {
    return switch (consequence) {
      case Consequence.Ends _,
          Consequence.CountsAsWin _,
          Consequence.TimeAdded _,
          Consequence.TimeTaken _,
          Consequence.TimeSet _,
          Consequence.MoveCounterSet _,
          Consequence.IncrementCorrected _,
          Consequence.Warned _,
          Consequence.Fined _,
          Consequence.Excluded _,
          Consequence.Expelled _ ->
          true;
      default -> false;
    };
  }

  private static Outcome reversed(
      int place, ConductAct.TakeBackDecision deed, Act act, GameState game) {
    Ruling decision = (Ruling) game.events().get(place);
    GameState before = GameState.of(game.regulations());
    for (Event event : game.events().subList(0, place)) {
      before = before.evolve(event);
    }
    boolean ended = decision.result().isPresent();
    Fact takenBack = new ConductFact.DecisionTakenBack(decision.citation(), deed.reason());
    return Outcome.of(
        game,
        ended
            ? resultBack(before, takenBack, act.at(), game)
            : clocksBack(before, decision, takenBack, act.at(), game));
  }

  private static boolean changesClock(Consequence consequence) {
    return switch (consequence) {
      case Consequence.TimeAdded _,
          Consequence.TimeTaken _,
          Consequence.TimeSet _,
          Consequence.MoveCounterSet _,
          Consequence.IncrementCorrected _ ->
          true;
      default -> false;
    };
  }

  /// The ruling that takes back a result: the game goes on, or is over as it was before.
  private static Ruling resultBack(GameState before, Fact takenBack, Instant at, GameState game) {
    Optional<Ruling> earlier = before.ending();
    if (earlier.isEmpty()) {
      return new Ruling(
          at,
          game.cite(Rule.ARBITER_OVERRULES),
          List.of(new Consequence.GameReopened()),
          List.of(takenBack));
    }
    List<Fact> facts = new ArrayList<>(earlier.get().facts());
    facts.add(takenBack);
    Consequence.Ends ends = new Consequence.Ends(before.result().orElseThrow());
    return new Ruling(at, earlier.get().citation(), List.of(ends), facts);
  }

  /// The ruling that takes back times: the clocks lose the time that the decision gave them, and
  /// get back the time it took.
  private static Ruling clocksBack(
      GameState before, Ruling decision, Fact takenBack, Instant at, GameState game) {
    GameState after = before.evolve(decision);
    List<Consequence> back = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      time(colour, decision.at(), before, after, at, game).ifPresent(back::add);
      counter(colour, before, after, game).ifPresent(back::add);
    }
    decision.consequences().stream()
        .filter(Consequence.IncrementCorrected.class::isInstance)
        .map(_ -> bonus(before))
        .forEach(back::add);
    Citation citation = game.cite(Rule.ARBITER_OVERRULES);
    List<Fact> facts = List.of(takenBack, new Fact.ClocksShowed(game.clock().times(at)));
    Consequence[] consequences = back.toArray(Consequence[]::new);
    return new Ruling(
        at, citation, back.isEmpty() ? List.of() : EndedOnTime.reopened(game, consequences), facts);
  }

  private static Optional<Consequence> time(
      Colour colour, Instant then, GameState before, GameState after, Instant at, GameState game) {
    Optional<Duration> old = before.clock().left(colour, then);
    Optional<Duration> changed = after.clock().left(colour, then);
    Optional<Duration> now = game.clock().left(colour, at);
    if (old.isEmpty() || changed.isEmpty() || now.isEmpty() || old.equals(changed)) {
      return Optional.empty();
    }
    Duration back = now.get().plus(old.get()).minus(changed.get());
    return Optional.of(new Consequence.TimeSet(colour, back.isNegative() ? Duration.ZERO : back));
  }

  private static Optional<Consequence> counter(
      Colour colour, GameState before, GameState after, GameState game) {
    int difference = completed(colour, after) - completed(colour, before);
    return difference == 0
        ? Optional.empty()
        : Optional.of(
            new Consequence.MoveCounterSet(
                colour, Math.max(0, completed(colour, game) - difference)));
  }

  private static int completed(Colour colour, GameState game) {
    return game.clock().face(colour).period().completed();
  }

  /// The time that each move added before.
  private static Consequence bonus(GameState before) {
    Bonus bonus =
        Arrays.stream(Colour.values())
            .map(before.clock()::periodOf)
            .map(Period::bonus)
            .findFirst()
            .orElseThrow();
    return switch (bonus) {
      case Bonus.None _ -> new Consequence.IncrementCorrected(Duration.ZERO, false);
      case Bonus.Increment(Duration time) -> new Consequence.IncrementCorrected(time, false);
      case Bonus.Delay(Duration time, var _) -> new Consequence.IncrementCorrected(time, true);
    };
  }
}
