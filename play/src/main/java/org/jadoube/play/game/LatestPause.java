package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;

/// The current pause of a game.
public final class LatestPause {
  private LatestPause() {}

  /// Empty if it is not paused, or adjourned.
  public static Optional<Event.ClocksPaused> of(Game game) {
    return stopped(game)
        .filter(Event.ClocksPaused.class::isInstance)
        .map(Event.ClocksPaused.class::cast);
  }

  /// The event that stopped the clocks: a pause, the adjournment of the game, or the loss of its
  /// envelope, for which they then wait.
  public static Optional<Event> stopped(Game game) {
    if (game.phase() != Phase.PAUSED) {
      return Optional.empty();
    }
    return game.events().reversed().stream()
        .filter(LatestPause::stopsOrStarts)
        .findFirst()
        .filter(event -> !(event instanceof Event.ClocksResumed || event instanceof Ruling));
  }

  private static boolean stopsOrStarts(Event event) {
    return event instanceof Event.ClocksPaused
        || event instanceof Event.ClocksResumed
        || event instanceof AdjournmentEvent.GameAdjourned
        || event instanceof AdjournmentEvent.EnvelopeLost
        || (event instanceof Ruling ruling && reopens(ruling));
  }

  /// Whether the clocks stand because the game was over.
  private static boolean reopens(Ruling ruling) {
    return ruling.consequences().stream().anyMatch(Consequence.GameReopened.class::isInstance);
  }

  /// Whether it is waiting for its players after an outage.
  static boolean isOutage(Game game) {
    return of(game).filter(pause -> pause.reason() == PauseReason.OUTAGE).isPresent();
  }
}
