package org.jadoube.laws.clock;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.edition.Rule;

/// One of the two displays of a chess clock, while stopped. All times are milliseconds. The main
/// time runs once the delay is used up ([Rule#TIME_DELAY]); the next period's time is added once
/// the required moves are completed ([Rule#ALLOTTED_TIME], [Rule#TIME_CARRIED_OVER]).
///
/// @param main the main time left when the player's turn began
/// @param delay the fixed extra time of this turn
/// @param used the time the player has used in this turn so far
/// @param period the player's progress in the time control
/// @param flagFell when the time ran out; the flag stays down until the arbiter sets the clock
/// @since 0.1.0
public record ClockFace(
    long main, long delay, long used, Progress period, Optional<Instant> flagFell) {
  private static final long FOREVER = Long.MAX_VALUE / 4;

  public ClockFace {
    Require.atLeast(0, main, "main");
    Require.atLeast(0, delay, "delay");
    Require.atLeast(0, used, "used");
  }

  /// A player's progress in the time control.
  ///
  /// @param completed the moves the player has completed
  /// @param number the number of the current period, from 0
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

    /// The moves to complete before the current period ends, counted from the start of the game;
    /// empty for all.
    ///
    /// @param control of the player whose clock it is
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

  /// The time left after another `spent` milliseconds of this turn.
  long left(long spent) {
    return flagFell.isPresent() ? 0 : Math.max(0, main - Math.max(0, used + spent - delay));
  }

  boolean runsOut(long spent) {
    return flagFell.isPresent() || used + spent >= main + delay;
  }

  long untilFlag() {
    return Math.max(0, main + delay - used);
  }

  /// This display after another `spent` milliseconds of this turn, which began to count at `since`.
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

  /// Completes the move by pressing: the period may end, and the bonus for the next move is added.
  /// A fallen flag gets nothing more.
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

  /// Completes the move by ending the game: no bonus for a next move.
  ClockFace completedLast() {
    return new ClockFace(left(0), 0, 0, period.plusMove(), flagFell);
  }

  /// Begins the next period although the moves of this one were not counted.
  ClockFace nextPeriod(TimeControl control, int moves) {
    Progress next = period.next(control.periods().size()).withMoves(moves);
    return new ClockFace(left(0), 0, 0, next, Optional.empty())
        .given(control.periods().get(next.number()), true);
  }

  /// Completes a move without pressing: it counts, and may end the period.
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

  /// Sets the move counter to a number of completed moves.
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

  /// This display under a time control with other bonuses. A delay is set at once, so it counts for
  /// the move in progress, too.
  ClockFace under(TimeControl control) {
    return control.isTimed()
            && control.periods().get(period.number()).bonus() instanceof Bonus.Delay fixed
        ? delayed(fixed.time().toMillis())
        : this;
  }

  private ClockFace delayed(long fixed) {
    long counted = Math.min(used, Math.min(delay, fixed));
    return new ClockFace(left(0), fixed, counted, period, flagFell);
  }

  /// Sets the display to `remaining`.
  ClockFace set(long remaining) {
    return new ClockFace(remaining, delay, 0, period, Optional.empty());
  }

  /// Adds time or, if negative, takes it away. A clock without a time limit stays as it is.
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
