package org.jadoube.laws.clock;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.pgn.time.PgnTimeControl;

/// Time a player gets with each move (Article 6.3).
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
      requireNonNull(time, "time");
      Require.within(0, PgnTimeControl.Period.MOST_SECONDS, time.toSeconds(), "seconds of time");
    }
  }

  /// Fixed extra time: the main time counts down only once it is used up, and what is left of it is
  /// lost. Bronstein's way of showing this on a clock and the simple way come to the same.
  record Delay(Duration time, DelayStyle style) implements Bonus {
    public Delay {
      requireNonNull(time, "time");
      requireNonNull(style, "style");
      Require.within(0, PgnTimeControl.Period.MOST_SECONDS, time.toSeconds(), "seconds of time");
    }
  }

  Bonus NONE = new None();

  /// So much time with each move, as a simple delay or as an increment.
  static Bonus of(Duration time, boolean asDelay) {
    return asDelay ? new Delay(time, DelayStyle.SIMPLE) : new Increment(time);
  }

  /// How a clock shows a delay.
  enum DelayStyle {
    /// The main time stands still while the delay counts down.
    SIMPLE,
    /// The main time counts down at once, and what was used of the delay comes back afterwards.
    BRONSTEIN
  }

  /// The time itself.
  Duration time();
}
