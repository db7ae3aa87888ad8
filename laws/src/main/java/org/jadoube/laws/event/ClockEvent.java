package org.jadoube.laws.event;

import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Mishandling;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;

/// An event with a physical clock, or at a time it measures.
///
/// @since 0.1.0
public sealed interface ClockEvent extends Event {
  /// A player pressed the clock.
  ///
  /// @param completes whether that completed a move
  /// @param times the times on the clocks afterwards
  record ClockPressed(Instant at, Citation citation, Colour by, boolean completes, Times times)
      implements ClockEvent {}

  /// A move made without pressing the clock is completed because its player has made the next one.
  record MoveCompleted(Instant at, Citation citation, Colour by) implements ClockEvent {}

  /// A player who pressed the clock without moving still has the move, and continues.
  record TurnKept(Instant at, Citation citation, Colour by) implements ClockEvent {}

  /// A player handled the clock improperly.
  record ClockMishandled(Instant at, Citation citation, Colour by, Mishandling how)
      implements ClockEvent {}

  /// A player pressed the clock while both were stopped, or while the opponent's was already
  /// running. The display did not change; the provision says why.
  record PressedWithoutEffect(Instant at, Citation citation, Colour by) implements ClockEvent {}

  /// A player arrived at the board.
  record PlayerArrived(Instant at, Citation citation, Colour by) implements ClockEvent {}

  /// The arbiter decided that a player who is late may play.
  record PlayerAdmitted(Instant at, Citation citation, Colour player) implements ClockEvent {}
}
