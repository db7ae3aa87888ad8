package org.jadoube.laws.clock;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Rule;

/// One of the two displays of a chess clock, while it stands still. All times are milliseconds. The
/// main time runs once the delay is used up ([Rule#TIME_DELAY]); the next period's time comes once
/// the moves asked for are completed ([Rule#ALLOTTED_TIME], [Rule#TIME_CARRIED_OVER]).
///
/// @param main the main time left when the player's turn began
/// @param delay the fixed extra time of this turn
/// @param used what the player has used of this turn so far
/// @param period where in the time control the player is
/// @param flagFell when the time ran out; the flag stays down until the arbiter sets the clock
public record ClockFace(
    long main, long delay, long used, Progress period, Optional<Instant> flagFell) {
  private static final long FOREVER = Long.MAX_VALUE / 4;

  public ClockFace {
    requireNonNull(period, "period");
    requireNonNull(flagFell, "flagFell");
    Require.atLeast(0, main, "main");
    Require.atLeast(0, delay, "delay");
    Require.atLeast(0, used, "used");
  }

  /// How far a player has come in the time control.
  ///
  /// @param completed the moves the player has completed
  /// @param number the number of the present period, from 0
  /// @param completedBefore the moves completed when that period began
  public record Progress(int completed, int number, int completedBefore) {
    public Progress {
      Require.atLeast(0, completed, "completed");
      Require.atLeast(0, number, "number");
    }

    private Progress plusMove() {
      return new Progress(completed + 1, number, completedBefore);
    }

    private Progress withCompleted(int moves) {
      return new Progress(moves, number, completedBefore);
    }

    private Progress next(int periods) {
      return new Progress(completed, Math.min(number + 1, periods - 1), completed);
    }

    private Progress withMoves(int moves) {
      return new Progress(completed, number, completed - moves);
    }

    /// How many moves must be completed before the present period ends, counted from the start of
    /// the game; empty for all.
    public OptionalInt required(TimeControl control) {
      OptionalInt moves =
          control.isTimed() ? control.periods().get(number).moves() : OptionalInt.empty();
      return moves.isPresent() ? OptionalInt.of(completedBefore + moves.getAsInt()) : moves;
    }
  }

  static ClockFace set(TimeControl control) {
    Progress start = new Progress(0, 0, 0);
    ClockFace empty = new ClockFace(FOREVER, 0, 0, start, Optional.empty());
    return control.isTimed() ? empty.withMain(0).given(control.periods().getFirst(), true) : empty;
  }

  /// The time left once another `spent` milliseconds of this turn are used.
  long left(long spent) {
    return flagFell.isPresent() ? 0 : Math.max(0, main - Math.max(0, used + spent - delay));
  }

  boolean runsOut(long spent) {
    return flagFell.isPresent() || used + spent >= main + delay;
  }

  long untilFlag() {
    return Math.max(0, main + delay - used);
  }

  /// The same after another `spent` milliseconds of this turn, which began to count at `since`.
  ClockFace used(long spent, Instant since) {
    if (spent == 0) {
      return this;
    }
    Optional<Instant> fell =
        flagFell.isEmpty() && runsOut(spent)
            ? Optional.of(since.plusMillis(untilFlag()))
            : flagFell;
    return new ClockFace(main, delay, used + spent, period, fell);
  }

  /// The move is completed by pressing: the period may be over, and the bonus for the next move is
  /// given. A flag that is down gets nothing any more.
  ClockFace completed(TimeControl control, boolean carriesDelayedTime) {
    ClockFace turned = completedLast();
    if (!control.isTimed() || flagFell.isPresent()) {
      return turned;
    }
    OptionalInt required = period.required(control);
    boolean over = required.isPresent() && turned.period.completed() >= required.getAsInt();
    return over
        ? turned.inNextPeriod(control, carriesDelayedTime)
        : turned.given(control.periods().get(period.number()), false);
  }

  /// The move is completed by ending the game: nothing is given for a next one.
  ClockFace completedLast() {
    return new ClockFace(left(0), 0, 0, period.plusMove(), flagFell);
  }

  /// The next period begins although the moves of this one were not counted.
  ClockFace nextPeriod(TimeControl control, int moves) {
    Progress next = period.next(control.periods().size()).withMoves(moves);
    return new ClockFace(left(0), 0, 0, next, Optional.empty())
        .given(control.periods().get(next.number()), true);
  }

  /// A move is completed without pressing: it counts, and a period that is over by it is over.
  ClockFace completedSilently(TimeControl control) {
    ClockFace turned = counted(period.completed() + 1);
    OptionalInt required = period.required(control);
    boolean over = required.isPresent() && turned.period.completed() >= required.getAsInt();
    return over && flagFell.isEmpty() ? turned.inNextPeriodSilently(control) : turned;
  }

  private ClockFace inNextPeriodSilently(TimeControl control) {
    Progress next = period.next(control.periods().size());
    long time = control.periods().get(next.number()).time().toMillis();
    return new ClockFace(main + time, delay, used, next, flagFell);
  }

  /// The move counter set to so many completed moves.
  ClockFace counted(int completed) {
    return new ClockFace(main, delay, used, period.withCompleted(completed), flagFell);
  }

  private ClockFace inNextPeriod(TimeControl control, boolean carriesDelayedTime) {
    Progress next = period.next(control.periods().size());
    boolean delayed = control.periods().get(period.number()).bonus() instanceof Bonus.Delay;
    long saved = delayed && !carriesDelayedTime ? 0 : main;
    return new ClockFace(saved, 0, 0, next, flagFell)
        .given(control.periods().get(next.number()), true);
  }

  /// The display set to `remaining`.
  ClockFace set(long remaining) {
    return new ClockFace(remaining, delay, 0, period, Optional.empty());
  }

  /// Time given or, if negative, taken. A clock without a time limit stays as it is.
  ClockFace added(long time) {
    long left = Math.max(0, left(0) + time);
    return new ClockFace(left, delay, Math.min(used, delay), period, flagFell);
  }

  private ClockFace given(Period from, boolean itsTimeToo) {
    long time = itsTimeToo ? from.time().toMillis() : 0;
    return switch (from.bonus()) {
      case Bonus.None _ -> withMain(main + time);
      case Bonus.Increment plus -> withMain(main + time + plus.time().toMillis());
      case Bonus.Delay fixed ->
          new ClockFace(main + time, fixed.time().toMillis(), used, period, flagFell);
    };
  }

  private ClockFace withMain(long main) {
    return new ClockFace(main, delay, used, period, flagFell);
  }
}
