package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.wording.Wording;

/// Why the clocks stand.
public record PauseView(String reason, String sentence) {
  static Optional<PauseView> of(Game game, Wording wording) {
    return latest(game).map(pause -> new PauseView(Words.of(pause.reason()), wording.of(pause)));
  }

  /// The pause that a game is in.
  public static Optional<Event.ClocksPaused> latest(Game game) {
    if (game.phase() != Phase.PAUSED) {
      return Optional.empty();
    }
    List<Event> events = game.events();
    return events.reversed().stream()
        .filter(Event.ClocksPaused.class::isInstance)
        .map(Event.ClocksPaused.class::cast)
        .findFirst();
  }
}
