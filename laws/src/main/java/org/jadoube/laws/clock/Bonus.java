package org.jadoube.laws.clock;

import java.time.Duration;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// The time a player gets per move (Article 6.3).
///
/// ```java
/// Bonus bonus = Bonus.of(Duration.ofSeconds(5), true);
/// bonus.time(); // => PT5S
/// ```
///
/// @since 0.1.0
public sealed interface Bonus {
  /// None.
  record None() implements Bonus {
    @Override
    public Duration time() {
      return Duration.ZERO;
    }
  }

  /// Added to the clock before each move, the first included (cumulative, "Fischer").
  record Increment(Duration time) implements Bonus {
    public Increment {
      Require.within(0, PgnTimeControl.Period.MOST_SECONDS, time.toSeconds(), "seconds of time");
    }
  }

  /// Fixed extra time: the main time only counts down once it is used up, and any rest of it is
  /// lost. A Bronstein delay and a simple delay are equivalent; only the clock's display differs.
  record Delay(Duration time, DelayStyle style) implements Bonus {
    public Delay {
      Require.within(0, PgnTimeControl.Period.MOST_SECONDS, time.toSeconds(), "seconds of time");
    }
  }

  Bonus NONE = new None();

  /// This much time per move, as a simple delay or as an increment.
  static Bonus of(Duration time, boolean asDelay) {
    return asDelay ? new Delay(time, DelayStyle.SIMPLE) : new Increment(time);
  }

  /// How a clock shows a delay.
  enum DelayStyle {
    /// The main time waits while the delay counts down.
    SIMPLE,
    /// The main time counts down at once, and the delay used is added back afterwards.
    BRONSTEIN
  }

  /// The time itself.
  Duration time();
}
