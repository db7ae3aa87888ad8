package org.jadoube.laws.clock;

import java.time.Duration;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.notation.Reading;

/// The time allotted to each player (Article 6.3).
///
/// It is written as in PGN's `TimeControl` field, in seconds, with extensions for delay and, as in
/// TRF26, for players who have different times:
///
/// ```text
/// control = "?"                        unknown
///         | "-"                        no time limit
///         | periods
///         | "W" periods "-B" periods   White's and Black's
/// periods = period *( ":" period )
/// period  = [ moves "/" ] time [ bonus ]
/// time    = seconds [ "." 1*3digit ]
/// bonus   = "+" time                   increment before each move
///         | "d" time                   delay, simple
///         | "b" time                   delay, Bronstein
/// ```
///
/// Every period but the last has a number of moves. A last period that has one repeats.
///
/// ```java
/// TimeControl control = TimeControl.of(Duration.ofMinutes(5), Duration.ofSeconds(3));
/// control.text(); // => 300+3
/// TimeControl.read("40/5400+30:1800+30").orThrow().periods().size(); // => 2
/// ```
///
/// @since 0.1.0
public sealed interface TimeControl {
  /// No time is allotted.
  enum NoLimit implements TimeControl {
    /// The time control is not known; played like [#UNTIMED].
    UNKNOWN,
    /// There is no time limit.
    UNTIMED;

    @Override
    public List<Period> periods() {
      return List.of();
    }

    @Override
    public NoLimit of(Colour colour) {
      return this;
    }

    @Override
    public boolean isTimed() {
      return false;
    }

    @Override
    public String text() {
      return TimeControlText.write(this);
    }
  }

  /// One or more periods.
  record Timed(List<Period> periods) implements TimeControl {
    public Timed {
      periods = List.copyOf(periods);
      if (periods.isEmpty()) {
        throw new IllegalArgumentException("a time control has at least one period");
      }
      for (Period period : periods.subList(0, periods.size() - 1)) {
        if (period.moves().isEmpty()) {
          throw new IllegalArgumentException("only the last period can be for all moves");
        }
      }
    }

    @Override
    public Timed of(Colour colour) {
      return this;
    }

    @Override
    public boolean isTimed() {
      return true;
    }

    @Override
    public String text() {
      return TimeControlText.write(this);
    }
  }

  /// The players have different times, as in an Armageddon game.
  record ByColour(Timed white, Timed black) implements TimeControl {
    /// The periods of the player who has more time.
    @Override
    public List<Period> periods() {
      return total(white).compareTo(total(black)) < 0 ? black.periods() : white.periods();
    }

    private static Duration total(Timed control) {
      return control.periods().stream()
          .map(period -> period.time().plus(period.bonus().time()))
          .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public Timed of(Colour colour) {
      return colour == Colour.WHITE ? white : black;
    }

    @Override
    public boolean isTimed() {
      return true;
    }

    @Override
    public String text() {
      return TimeControlText.write(this);
    }
  }

  TimeControl UNKNOWN = NoLimit.UNKNOWN;
  TimeControl UNTIMED = NoLimit.UNTIMED;

  /// All moves in `time`, and `increment` with each.
  static TimeControl of(Duration time, Duration increment) {
    Bonus bonus = increment.isZero() ? Bonus.NONE : new Bonus.Increment(increment);
    return new Timed(List.of(Period.of(time, bonus)));
  }

  /// Reads the grammar above; a fault names the place and what was expected.
  static Reading<TimeControl> read(String text) {
    return TimeControlText.read(text);
  }

  /// The periods; empty where no time is allotted. If the players have different times, those of
  /// the player who has more.
  List<Period> periods();

  /// The time allotted to one player.
  TimeControl of(Colour colour);

  /// Whether time is allotted at all.
  boolean isTimed();

  /// The text in the grammar above.
  String text();
}
