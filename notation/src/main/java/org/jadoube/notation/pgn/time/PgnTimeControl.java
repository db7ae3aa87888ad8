package org.jadoube.notation.pgn.time;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.Reading;

/// The value of the `TimeControl` tag (PGN standard, 9.6.1), in seconds, with an extension for
/// delay:
///
/// ```text
/// control = "?"                        unknown
///         | "-"                        no time limit
///         | period *( ":" period )
/// period  = [ moves "/" ] time [ bonus ]
///         | "*" time                   an hourglass
/// time    = seconds [ "." 1*3digit ]
/// bonus   = "+" time                   increment before each move
///         | "d" time                   delay, simple
///         | "b" time                   delay, Bronstein
/// ```
///
/// Every period but the last names its moves. If the last one also does, it repeats.
///
/// ```java
/// PgnTimeControl control = PgnTimeControl.read("40/5400+30:1800+30").orThrow();
/// control.text(); // => 40/5400+30:1800+30
/// ```
///
/// @since 0.1.0
public sealed interface PgnTimeControl {
  /// `?`
  PgnTimeControl UNKNOWN = new Unknown();

  /// `-`
  PgnTimeControl UNTIMED = new Untimed();

  /// The time control is unknown.
  record Unknown() implements PgnTimeControl {
    @Override
    public String text() {
      return "?";
    }
  }

  /// There is no time limit.
  record Untimed() implements PgnTimeControl {
    @Override
    public String text() {
      return "-";
    }
  }

  /// One or more periods.
  record Timed(List<Period> periods) implements PgnTimeControl {
    public Timed {
      periods = List.copyOf(periods);
      Require.notEmpty(periods, "periods");
      periods.stream().limit(periods.size() - 1L).forEach(Timed::requireEnd);
    }

    private static void requireEnd(Period period) {
      if (period.moves().isEmpty() && period.bonus() != Bonus.HOURGLASS) {
        throw new IllegalArgumentException(
            "every period but the last must name its moves: " + period);
      }
    }

    @Override
    public String text() {
      return PgnTimeControlText.write(periods);
    }
  }

  /// A period: the time for a number of moves.
  ///
  /// @param moves how many moves; empty for all remaining ones
  /// @param time the time for them
  /// @param bonus what is added with each move
  /// @param added how much is added; zero if nothing is
  record Period(OptionalInt moves, Duration time, Bonus bonus, Duration added) {
    /// More than three years; no text has more digits.
    public static final int MOST_SECONDS = 99_999_999;

    public Period {
      Require.atLeast(1, moves.orElse(1), "moves");
      Require.within(0, MOST_SECONDS, time.toSeconds(), "seconds of time");
      Require.within(0, MOST_SECONDS, added.toSeconds(), "seconds added");
      if (added.isPositive() && (bonus == Bonus.NONE || bonus == Bonus.HOURGLASS)) {
        throw new IllegalArgumentException("added must be zero without a bonus, not " + added);
      }
    }
  }

  /// The kinds of extra time.
  enum Bonus {
    /// nothing
    NONE(""),
    /// an increment
    INCREMENT("+"),
    /// a delay before the clock runs
    SIMPLE_DELAY("d"),
    /// a delay whose used part is given back afterwards
    BRONSTEIN_DELAY("b"),
    /// an hourglass: one player gains what the other uses
    HOURGLASS("*");

    private final String sign;

    Bonus(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }
  }

  /// Reads the grammar above. A fault names the place and what was expected there.
  static Reading<PgnTimeControl> read(String text) {
    return PgnTimeControlText.read(text);
  }

  /// The text in the grammar above.
  String text();
}
