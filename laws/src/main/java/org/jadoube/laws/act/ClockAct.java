package org.jadoube.laws.act;

import java.time.Duration;
import org.jadoube.chess.Colour;

/// An act with a physical clock, or at a time it measures (Article 6).
///
/// @since 0.1.0
public sealed interface ClockAct extends Act.Deed {
  /// A player presses the clock. While the clocks are stopped, or if the opponent's time is already
  /// running, the press is recorded and changes nothing.
  ///
  /// @param otherHand whether with the hand that did not make the move (Article 6.2.3)
  record Press(boolean otherHand) implements ClockAct {}

  /// A player handles the clock improperly (Article 6.2.4).
  ///
  /// @param how what the player does
  record Mishandle(Mishandling how) implements ClockAct {}

  /// A player arrives at the board (Article 6.7).
  record Arrive() implements ClockAct {}

  /// The arbiter checks who is present after the default time (Article 6.7.1).
  record ObserveAbsence() implements ClockAct {}

  /// The arbiter decides that a player who is late may play (Article 6.7.1).
  ///
  /// @param player who came late
  record Admit(Colour player) implements ClockAct {}

  /// The arbiter replaces a defective clock and sets the new one (Article 6.10.1).
  ///
  /// @param white the time on White's new clock
  /// @param black the time on Black's new clock
  record ReplaceClock(Duration white, Duration black) implements ClockAct {}

  /// The arbiter sets the move counter of a clock (Articles 6.10.2 and 7.1).
  ///
  /// @param colour whose counter
  /// @param completed the number of moves it then shows
  record SetMoveCounter(Colour colour, int completed) implements ClockAct {}

  /// The arbiter corrects the time added for each move, which was set wrongly (Article 6.10.2).
  /// Time lost or gained so far is set separately.
  ///
  /// @param increment the increment that should have been set
  /// @param asDelay whether as a delay instead of an increment
  /// @param necessary as with [Act.SetClock]
  record CorrectIncrement(Duration increment, boolean asDelay, boolean necessary)
      implements ClockAct {}

  /// The arbiter finds both flags down and cannot establish which fell first (Article 6.11 before
  /// 2018, III.3.1 from then on).
  record FindBothFlagsDown() implements ClockAct {}

  /// The arbiter finds that a player had no valid reason to stop the clocks, and imposes a penalty
  /// (Article 6.11.4).
  ///
  /// @param player who stopped the clocks
  /// @param penalty the penalty for it
  record RejectPause(Colour player, Penalty penalty) implements ClockAct {}
}
