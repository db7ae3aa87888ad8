package org.jadoube.audit.form;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.pgn.time.PgnTimeControl;
import org.jadoube.notation.pgn.time.PgnTimeControl.Bonus;
import org.jadoube.notation.pgn.time.PgnTimeControl.Period;

/// How much a clock can show under a time control, in milliseconds.
///
/// @param first the time at the start; [#ANY] if it is not known
/// @param increment what is added with each move
/// @param later the longest time that a later period adds; [#ANY] if anything may be added
record ClockBounds(long first, long increment, long later) {
  private static final long ANY = Long.MAX_VALUE / 4;
  private static final long SECOND = 1_000;
  private static final long MINUTE = 60 * SECOND;

  /// Without a time control: no arbiter and no increment adds so much, and no new period so little.
  private static final long MORE_THAN_AN_INCREMENT = 4 * MINUTE;

  private static final long LESS_THAN_A_PERIOD = 10 * MINUTE;

  /// No period is so long.
  private static final long MORE_THAN_A_PERIOD = 240 * MINUTE;

  /// Times are rounded to seconds, by some clocks up and by others down.
  private static final long ROUNDING = SECOND;

  static final ClockBounds UNKNOWN = new ClockBounds(ANY, 0, ANY);

  static ClockBounds of(String timeControl) {
    Optional<PgnTimeControl> control =
        timeControl.isEmpty() ? Optional.empty() : PgnTimeControl.read(timeControl).valueIfAny();
    return control.orElse(PgnTimeControl.UNKNOWN) instanceof PgnTimeControl.Timed(var periods)
            && periods.stream().noneMatch(period -> period.bonus() == Bonus.HOURGLASS)
        ? of(periods)
        : UNKNOWN;
  }

  private static ClockBounds of(List<Period> periods) {
    long increment =
        periods.stream()
            .filter(period -> period.bonus() == Bonus.INCREMENT)
            .mapToLong(period -> period.added().toMillis())
            .max()
            .orElse(0);
    // the last period may come again, if it names its moves
    long later =
        periods.stream()
            .skip(periods.getLast().moves().isPresent() ? 0 : 1)
            .mapToLong(period -> period.time().toMillis())
            .max()
            .orElse(0);
    return new ClockBounds(periods.getFirst().time().toMillis(), increment, later);
  }

  /// The most that the clock can show after the player's first so many moves: some clocks add an
  /// increment before the first move, and some after each.
  long atFirst(int moves) {
    return first == ANY ? ANY : first + (moves + 1) * increment + later + ROUNDING;
  }

  /// Whether a clock that showed `before` can show `now` so many moves later.
  boolean allows(long before, long now, int moves) {
    long rise = now - before;
    if (first == ANY) {
      return rise <= MORE_THAN_AN_INCREMENT
          || (rise >= LESS_THAN_A_PERIOD && rise <= MORE_THAN_A_PERIOD);
    }
    return rise <= Math.max(1, moves) * increment + later + ROUNDING;
  }
}
