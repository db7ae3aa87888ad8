package org.jadoube.audit.form;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jadoube.audit.finding.ClockProblem;
import org.jadoube.audit.finding.Finding;
import org.jadoube.chess.Colour;

/// Watches the times on the two clocks of one game after another. Each problem is reported once for
/// each clock.
public final class ClockWatch {
  private static final int COLOURS = Colour.values().length;
  private static final long NONE = -1;

  private final long[] before = new long[COLOURS];
  private final int[] moves = new int[COLOURS];
  private final Set<ClockProblem> white = EnumSet.noneOf(ClockProblem.class);
  private final Set<ClockProblem> black = EnumSet.noneOf(ClockProblem.class);
  private ClockBounds bounds = ClockBounds.UNKNOWN;
  private String control = "";
  private boolean started;

  /// A game begins.
  public void clear() {
    started = false;
  }

  /// Whether a time has been seen in this game.
  public boolean hasStarted() {
    return started;
  }

  /// The first time of the game is about to come.
  ///
  /// @param timeControl the value of the tag of that name; empty if there is none
  public void begin(String timeControl) {
    started = true;
    before[0] = NONE;
    before[1] = NONE;
    white.clear();
    black.clear();
    if (!timeControl.equals(control)) {
      control = timeControl;
      bounds = ClockBounds.of(timeControl);
    }
  }

  /// The last time that could be read on a clock in this game, in milliseconds.
  public OptionalLong last(Colour player) {
    return started && before[player.ordinal()] != NONE
        ? OptionalLong.of(before[player.ordinal()])
        : OptionalLong.empty();
  }

  /// The problem with a time, unless it has been reported for that clock.
  ///
  /// @param move how many moves the player has made
  /// @param millis the time; see [ClockText]
  public Optional<Finding> read(Colour player, int move, long millis, ClockText text) {
    int clock = player.ordinal();
    Optional<Finding> found =
        isInOrder(clock, move, millis) ? Optional.empty() : found(player, move, millis, text);
    if (millis >= 0) {
      before[clock] = millis;
      moves[clock] = move;
    }
    return found;
  }

  private boolean isInOrder(int clock, int move, long millis) {
    return millis >= 0
        && !rises(clock, move, millis)
        // after a rise this is to be expected
        && (millis <= bounds.most(move) || reported(clock).contains(ClockProblem.RISES));
  }

  private boolean rises(int clock, int move, long millis) {
    return before[clock] != NONE && !bounds.allows(before[clock], moves[clock], millis, move);
  }

  private Set<ClockProblem> reported(int clock) {
    return clock == Colour.WHITE.ordinal() ? white : black;
  }

  private Optional<Finding> found(Colour player, int move, long millis, ClockText text) {
    int clock = player.ordinal();
    ClockProblem problem = problem(clock, move, millis);
    return reported(clock).add(problem)
        ? Optional.of(
            new Finding.ImpossibleClock(
                problem, player, text.written(), most(problem, clock, move)))
        : Optional.empty();
  }

  private ClockProblem problem(int clock, int move, long millis) {
    if (millis < 0) {
      return millis == ClockText.NEGATIVE ? ClockProblem.NEGATIVE : ClockProblem.UNREADABLE;
    }
    return rises(clock, move, millis) ? ClockProblem.RISES : ClockProblem.ABOVE_CONTROL;
  }

  private Optional<Duration> most(ClockProblem problem, int player, int move) {
    return switch (problem) {
      case UNREADABLE, NEGATIVE -> Optional.empty();
      case ABOVE_CONTROL -> Optional.of(Duration.ofMillis(bounds.most(move)));
      case RISES -> Optional.of(Duration.ofMillis(before[player]));
    };
  }
}
