package org.jadoube.server.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;

/// The current pause of a game.
public final class LatestPause {
  private LatestPause() {}

  /// Empty if it is not paused.
  public static Optional<Event.ClocksPaused> of(Game game) {
    if (game.phase() != Phase.PAUSED) {
      return Optional.empty();
    }
    List<Event> events = game.events();
    return events.reversed().stream()
        .filter(Event.ClocksPaused.class::isInstance)
        .map(Event.ClocksPaused.class::cast)
        .findFirst();
  }

  /// Whether it is waiting for its players after an outage.
  static boolean isOutage(Game game) {
    return of(game).filter(pause -> pause.reason() == PauseReason.OUTAGE).isPresent();
  }
}
