package org.jadoube.laws.rules.time;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.BoardObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.GameState;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// Articles 6.10 and 7.1 (6.13 in 2009): the arbiter corrects a clock or its move counter, sets the
/// times after going back to an earlier position, or replaces the clock.
public final class ClockSettings {
  /// The most time given in one go.
  private static final Duration MOST = Duration.ofDays(1000);

  private static final int MOST_MOVES = 10_000;

  private ClockSettings() {}

  public static Outcome set(Act.SetClock deed, Act act, GameState game) {
    Rule rule = rule(game);
    Optional<Objection> objection = objection(act.by(), deed.remaining(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    if (!deed.necessary() && !restores(game) && isTooLate(game)) {
      return Outcome.refused(
          game, Rule.NO_CHANGE_OF_CLOCK_SETTING, new BoardObjection.TooLate(game.movesByBoth()));
    }
    Fact before = new Fact.ClocksShowed(game.clock().times(act.at()));
    Consequence set = new Consequence.TimeSet(deed.colour(), deed.remaining());
    return Outcome.of(
        game,
        new Ruling(act.at(), game.cite(rule), EndedOnTime.reopened(game, set), List.of(before)));
  }

  /// The rule for setting a clock. Times that the arbiter may decide on without having found them
  /// wrong come first.
  private static Rule rule(GameState game) {
    return restores(game) && game.edition().has(Rule.ARBITER_RESTORES_TIMES)
        ? Rule.ARBITER_RESTORES_TIMES
        : game.landmarks().timesReserved().orElse(Rule.CLOCK_SET_WRONGLY);
  }

  /// Whether the times are part of going back to an earlier position.
  private static boolean restores(GameState game) {
    return game.landmarks().positionRestored();
  }

  /// Whether it is too late to change the clock without necessity.
  private static boolean isTooLate(GameState game) {
    return FastGames.isUnsupervised(game)
        && game.movesByBoth() >= game.parameter(Parameters.CLOCK_SETTING_FINAL_AFTER);
  }

  public static Outcome replace(ClockAct.ReplaceClock deed, Act act, GameState game) {
    Rule rule = Rule.CLOCK_IS_CONCLUSIVE;
    Optional<Objection> objection =
        objection(act.by(), deed.white(), game).or(() -> objection(act.by(), deed.black(), game));
    return objection.isPresent()
        ? Outcome.refused(game, rule, objection.get())
        : ruling(
            rule,
            EndedOnTime.reopened(
                game,
                new Consequence.TimeSet(Colour.WHITE, deed.white()),
                new Consequence.TimeSet(Colour.BLACK, deed.black())),
            act.at(),
            game);
  }

  public static Outcome setMoveCounter(ClockAct.SetMoveCounter deed, Act act, GameState game) {
    Rule rule = rule(game);
    Optional<Objection> objection = objection(act.by(), Duration.ZERO, game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    return deed.completed() < 0 || deed.completed() > MOST_MOVES
        ? Outcome.refused(game, rule, new Objection.OutOfRange())
        : ruling(
            rule,
            EndedOnTime.reopened(
                game, new Consequence.MoveCounterSet(deed.colour(), deed.completed())),
            act.at(),
            game);
  }

  /// Corrects the time that each move adds, from now on; under 6.10.2, like the times themselves.
  public static Outcome correctIncrement(ClockAct.CorrectIncrement deed, Act act, GameState game) {
    Rule rule = Rule.CLOCK_SET_WRONGLY;
    Optional<Objection> objection = objection(act.by(), deed.increment(), game);
    if (objection.isPresent()) {
      return Outcome.refused(game, rule, objection.get());
    }
    if (deed.increment().toSeconds() > PgnTimeControl.Period.MOST_SECONDS) {
      return Outcome.refused(game, rule, new Objection.OutOfRange());
    }
    return !deed.necessary() && isTooLate(game)
        ? Outcome.refused(
            game, Rule.NO_CHANGE_OF_CLOCK_SETTING, new BoardObjection.TooLate(game.movesByBoth()))
        : ruling(
            rule,
            EndedOnTime.reopened(
                game, new Consequence.IncrementCorrected(deed.increment(), deed.asDelay())),
            act.at(),
            game);
  }

  private static Outcome ruling(
      Rule rule, List<Consequence> consequences, Instant at, GameState game) {
    List<Fact> before = List.of(new Fact.ClocksShowed(game.clock().times(at)));
    return Outcome.of(game, new Ruling(at, game.cite(rule), consequences, before));
  }

  /// The objection to the arbiter changing a clock by this much or to this time, if any.
  public static Optional<Objection> objection(Actor by, Duration time, GameState game) {
    if (!(by instanceof Actor.Arbiter)) {
      return Optional.of(new Objection.NotForThisActor(by));
    }
    if (!game.regulations().timeControl().isTimed()) {
      return Optional.of(new Objection.NoTimeAllotted());
    }
    return isOutOfRange(time) ? Optional.of(new Objection.OutOfRange()) : Optional.empty();
  }

  public static boolean isOutOfRange(Duration time) {
    return time.isNegative() || time.compareTo(MOST) > 0;
  }
}
