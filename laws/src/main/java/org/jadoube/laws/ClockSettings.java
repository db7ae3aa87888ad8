package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;

/// Articles 6.10 to 6.12: the arbiter replaces a clock, sets its move counter, deals with two flags
/// and with clocks stopped for no good reason.
final class ClockSettings {
  private static final int MOST_MOVES = 10_000;

  private ClockSettings() {}

  static Outcome replace(ClockAct.ReplaceClock act, GameState game) {
    Rule rule = Rule.CLOCK_IS_CONCLUSIVE;
    Optional<Objection> objection =
        Interruptions.objection(act.by(), act.white(), game)
            .or(() -> Interruptions.objection(act.by(), act.black(), game));
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : ruling(
            rule,
            List.of(
                new Consequence.TimeSet(Colour.WHITE, act.white()),
                new Consequence.TimeSet(Colour.BLACK, act.black())),
            act.at(),
            game);
  }

  static Outcome setMoveCounter(ClockAct.SetMoveCounter act, GameState game) {
    Rule rule = Rule.CLOCK_SET_WRONGLY;
    Optional<Objection> objection = Interruptions.objection(act.by(), Duration.ZERO, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    return act.completed() < 0 || act.completed() > MOST_MOVES
        ? Outcome.refused(game, rule, new Objection.OutOfRange())
        : ruling(
            rule,
            List.of(new Consequence.MoveCounterSet(act.colour(), act.completed())),
            act.at(),
            game);
  }

  private static Outcome ruling(
      Rule rule, List<Consequence> consequences, Instant at, GameState game) {
    List<Fact> before = List.of(new Fact.ClocksShowed(game.clock().times(at)));
    return Outcome.of(game, new Ruling(at, game.edition().cite(rule), consequences, before));
  }

  /// Neither flag can be said to have fallen first: the game goes on into the next period, and is
  /// drawn in the last.
  static Outcome bothFlagsDown(ClockAct.FindBothFlagsDown act, GameState game) {
    Rule rule = Rule.BOTH_FLAGS_DOWN;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    Optional<Refusal> unannounced =
        game.terms().board().bothFlagsIfAnnounced()
            ? QuickplayFinish.notInUse(game)
            : Optional.empty();
    if (unannounced.isPresent()) {
      return Outcome.refused(game, unannounced.get());
    }
    Optional<Objection> objection =
        Arrays.stream(Colour.values())
            .filter(colour -> !game.clock().flagDown(colour, act.at()))
            .findFirst()
            .map(colour -> FlagFall.stillUp(colour, act.at(), game));
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : isLastPeriod(game) ? drawn(act.at(), game) : nextPeriod(act.at(), game);
  }

  private static boolean isLastPeriod(GameState game) {
    return Arrays.stream(Colour.values())
        .anyMatch(colour -> game.clock().periodOf(colour).moves().isEmpty());
  }

  private static Outcome drawn(Instant at, GameState game) {
    return Outcome.of(
        game,
        EndingPositions.ends(
            game, at, Rule.BOTH_FLAGS_DOWN_IN_LAST_PERIOD, Result.DRAW, bothDown(at, game)));
  }

  private static List<Fact> bothDown(Instant at, GameState game) {
    return List.of(new BoardFact.FlagOrderUnknown(), new Fact.ClocksShowed(game.clock().times(at)));
  }

  private static Outcome nextPeriod(Instant at, GameState game) {
    List<Consequence> begin =
        Arrays.stream(Colour.values())
            .<Consequence>map(colour -> new Consequence.PeriodBegins(colour, 0))
            .toList();
    return Outcome.of(
        game, new Ruling(at, game.edition().cite(Rule.BOTH_FLAGS_DOWN), begin, bothDown(at, game)));
  }

  /// The arbiter finds that there was no good reason to stop the clocks.
  static Outcome rejectPause(ClockAct.RejectPause act, GameState game) {
    Rule rule = Rule.CLOCK_STOPPED_WITHOUT_REASON;
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, rule, new Objection.NotForThisActor(act.by()));
    }
    if (game.phase() != Phase.PAUSED) {
      return Outcome.refused(game, rule, new Objection.ClocksRunning());
    }
    Act.Penalise penalise = new Act.Penalise(act.by(), act.at(), act.player(), act.penalty());
    return ruling(rule, List.of(), act.at(), game).then(next -> Penalties.penalise(penalise, next));
  }
}
