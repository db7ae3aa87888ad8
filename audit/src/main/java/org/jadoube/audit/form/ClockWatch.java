package org.jadoube.audit.form;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jadoube.audit.finding.ClockProblem;
import org.jadoube.audit.finding.Finding;
import org.jadoube.chess.Colour;

/// Watches the times on the two clocks of one game after another. Of each problem only the first
/// time on each clock is reported.
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

  /// What is wrong with a time, if it has not been reported for that clock.
  ///
  /// @param move how many moves the player has made
  /// @param millis the time; see [ClockText]
  public Optional<Finding> read(Colour player, int move, long millis, ClockText text) {
    Optional<Finding> found =
        problem(player.ordinal(), move, millis)
            .filter(reported(player.ordinal())::add)
            .map(problem ->
                new Finding.ImpossibleClock(
                    problem, player, text.written(), most(problem, player.ordinal(), move)));
    if (millis >= 0) {
      before[player.ordinal()] = millis;
      moves[player.ordinal()] = move;
    }
    return found;
  }

  private Optional<ClockProblem> problem(int player, int move, long millis) {
    if (millis == ClockText.UNREADABLE) {
      return Optional.of(ClockProblem.UNREADABLE);
    }
    if (millis == ClockText.NEGATIVE) {
      return Optional.of(ClockProblem.NEGATIVE);
    }
    if (before[player] != NONE && !bounds.allows(before[player], moves[player], millis, move)) {
      return Optional.of(ClockProblem.RISES);
    }
    // behind a rise it is no wonder
    return millis > bounds.most(move) && !reported(player).contains(ClockProblem.RISES)
        ? Optional.of(ClockProblem.ABOVE_CONTROL)
        : Optional.empty();
  }

  private Set<ClockProblem> reported(int player) {
    return player == Colour.WHITE.ordinal() ? white : black;
  }

  private Optional<Duration> most(ClockProblem problem, int player, int move) {
    return switch (problem) {
      case UNREADABLE, NEGATIVE -> Optional.empty();
      case ABOVE_CONTROL -> Optional.of(Duration.ofMillis(bounds.most(move)));
      case RISES -> Optional.of(Duration.ofMillis(before[player]));
    };
  }
}
