package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;

/// An act with a physical clock, or at a time it measures (Article 6).
public sealed interface ClockAct extends Act {
  /// A player presses the clock. While it stands, or if the opponent's time is running, that is
  /// recorded and changes nothing.
  ///
  /// @param otherHand whether with the hand that did not make the move (Article 6.2.3)
  record Press(Actor by, Instant at, boolean otherHand) implements ClockAct {
    public Press {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player handles the clock improperly (Article 6.2.4).
  ///
  /// @param how what the player does
  record Mishandle(Actor by, Instant at, Mishandling how) implements ClockAct {
    public Mishandle {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(how, "how");
    }
  }

  /// A player arrives at the board (Article 6.7).
  record Arrive(Actor by, Instant at) implements ClockAct {
    public Arrive {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter checks who is present after the default time (Article 6.7.1).
  record ObserveAbsence(Actor by, Instant at) implements ClockAct {
    public ObserveAbsence {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter decides that a player who is late may play (Article 6.7.1).
  ///
  /// @param player who came late
  record Admit(Actor by, Instant at, Colour player) implements ClockAct {
    public Admit {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
    }
  }

  /// The arbiter replaces a defective clock and sets the new one (Article 6.10.1).
  ///
  /// @param white the time on White's new clock
  /// @param black the time on Black's new clock
  record ReplaceClock(Actor by, Instant at, Duration white, Duration black) implements ClockAct {
    public ReplaceClock {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(white, "white");
      requireNonNull(black, "black");
    }
  }

  /// The arbiter sets the move counter of a clock (Articles 6.10.2 and 7.1).
  ///
  /// @param colour whose counter
  /// @param completed the number of moves it then shows
  record SetMoveCounter(Actor by, Instant at, Colour colour, int completed) implements ClockAct {
    public SetMoveCounter {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(colour, "colour");
    }
  }

  /// The arbiter corrects the time that is added for each move, which was set wrongly (Article
  /// 6.10.2). What was lost or gained so far is set separately.
  ///
  /// @param increment the increment that should have been set
  /// @param asDelay whether as a delay instead of an increment
  /// @param necessary as with [Act.SetClock]
  record CorrectIncrement(
      Actor by, Instant at, Duration increment, boolean asDelay, boolean necessary)
      implements ClockAct {
    public CorrectIncrement {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(increment, "increment");
    }
  }

  /// The arbiter finds both flags down and cannot establish which fell first (Article 6.11 before
  /// 2018, III.3.1 from then on).
  record FindBothFlagsDown(Actor by, Instant at) implements ClockAct {
    public FindBothFlagsDown {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter finds that a player had no valid reason to stop the clocks, and imposes a penalty
  /// (Article 6.11.4).
  ///
  /// @param player who stopped the clocks
  /// @param penalty the penalty for it
  record RejectPause(Actor by, Instant at, Colour player, Penalty penalty) implements ClockAct {
    public RejectPause {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
      requireNonNull(penalty, "penalty");
    }
  }
}
