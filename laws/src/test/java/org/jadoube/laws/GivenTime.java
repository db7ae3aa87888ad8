package org.jadoube.laws;

import java.time.Duration;
import java.time.Instant;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;

/// A clock shows more than before only through a completed move or a ruling, or because a program
/// says that it was stopped.
final class GivenTime {
  private GivenTime() {}

  /// Whether each player has at most the time from before, or was given some.
  static boolean isAccountedFor(Game before, Decision decision, Instant now) {
    if (!before.regulations().timeControl().isTimed()) {
      return true;
    }
    for (Colour colour : Colour.values()) {
      Duration was = before.clock().left(colour, now).orElseThrow();
      Duration is = decision.game().clock().left(colour, now).orElseThrow();
      boolean given = decision.events().stream().anyMatch(event -> gives(event, colour));
      if (!given && is.compareTo(was) > 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean gives(Event event, Colour colour) {
    return switch (event) {
      case Ruling _ -> true;
      case Event.MoveMade made -> made.by() == colour;
      case Event.ClocksPaused paused -> paused.since().isBefore(paused.at());
      case AdjournmentEvent.ReplySealed reply -> reply.player() == colour;
      case ClockEvent.ClockPressed pressed -> pressed.completes() && pressed.by() == colour;
      case ClockEvent.MoveCompleted completed -> completed.by() == colour;
      case BoardEvent.IllegalMoveCompleted completed -> completed.by() == colour;
      default -> false;
    };
  }
}
