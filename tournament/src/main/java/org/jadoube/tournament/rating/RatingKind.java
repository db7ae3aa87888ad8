package org.jadoube.tournament.rating;

import java.time.Duration;
import java.util.Optional;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;

/// Which of its ratings FIDE calculates.
///
/// @since 0.1.0
public enum RatingKind {
  STANDARD,
  RAPID,
  BLITZ;

  /// For as many moves the time of a player is counted.
  private static final int MOVES = 60;

  private static final Duration STANDARD_FROM = Duration.ofMinutes(60);
  private static final Duration RAPID_BEYOND = Duration.ofMinutes(10);
  private static final Duration BLITZ_BEYOND = Duration.ofMinutes(3);

  /// By the time that each player has for 60 moves: standard from an hour, rapid for more than 10
  /// minutes, blitz for more than 3 (B02, 1.1; rapid and blitz, 1.1). Empty if none of them fits,
  /// the time is not known, or the players have different times (B02, 1.2).
  public static Optional<RatingKind> of(TimeControl control) {
    if (control instanceof TimeControl.ByColour) {
      return Optional.empty();
    }
    Duration time = time(control);
    if (time.compareTo(STANDARD_FROM) >= 0) {
      return Optional.of(STANDARD);
    }
    if (time.compareTo(RAPID_BEYOND) > 0) {
      return Optional.of(RAPID);
    }
    return Optional.of(BLITZ).filter(_ -> time.compareTo(BLITZ_BEYOND) > 0);
  }

  /// The time that each player has for 60 moves; none if it is not known.
  public static Duration time(TimeControl control) {
    Duration time = Duration.ZERO;
    int left = MOVES;
    for (Period period : control.periods()) {
      int moves = Math.min(left, period.moves().orElse(left));
      time = time.plus(left == 0 ? Duration.ZERO : time(period, moves));
      left -= moves;
    }
    return time;
  }

  private static Duration time(Period period, int moves) {
    Bonus bonus = period.bonus();
    return period.time().plus(bonus.time().multipliedBy(moves));
  }
}
