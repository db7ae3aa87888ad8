package org.jadoube.laws.clock;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.OptionalInt;

/// A part of the game in which a number of moves, or all of them, must be completed in a time
/// (Article 6.3.1).
///
/// @param moves how many moves; empty for all
/// @param time the time allotted, besides the bonus
public record Period(OptionalInt moves, Duration time, Bonus bonus) {
  public Period {
    requireNonNull(moves, "moves");
    requireNonNull(time, "time");
    requireNonNull(bonus, "bonus");
    if (moves.isPresent() && moves.getAsInt() < 1) {
      throw new IllegalArgumentException("a period is for one move at least");
    }
    if (time.isNegative()) {
      throw new IllegalArgumentException("a period's time is not negative");
    }
  }

  /// All moves in `time`.
  public static Period of(Duration time, Bonus bonus) {
    return new Period(OptionalInt.empty(), time, bonus);
  }
}
