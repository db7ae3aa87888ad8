package org.jadoube.laws.clock;

import java.time.Duration;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// A part of the game in which a number of moves, or all of them, must be completed in a time
/// (Article 6.3.1).
///
/// ```java
/// Period rest = Period.of(Duration.ofMinutes(30), Bonus.NONE);
/// rest.moves(); // => OptionalInt.empty
/// ```
///
/// @param moves how many moves; empty for all
/// @param time the time allotted, not counting the bonus; up to about three years
/// @since 0.1.0
public record Period(OptionalInt moves, Duration time, Bonus bonus) {
  public Period {
    Require.atLeast(1, moves.orElse(1), "moves");
    Require.within(0, PgnTimeControl.Period.MOST_SECONDS, time.toSeconds(), "seconds of time");
  }

  /// All moves in `time`.
  public static Period of(Duration time, Bonus bonus) {
    return new Period(OptionalInt.empty(), time, bonus);
  }
}
