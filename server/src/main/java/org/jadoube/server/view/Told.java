package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.wording.Wording;

/// Something beside the moves that a game's record tells of: an offer, a claim, a ruling, a pause.
///
/// @param ply after how many plies it happened
record Told(int sequence, int ply, Event event) {
  /// All of a game, as one player may read it, or a spectator.
  static Stream<Told> in(Game game, Optional<Colour> reader) {
    List<Event> events = game.eventsShownTo(reader);
    List<Integer> plies = game.plies();
    return IntStream.range(0, events.size())
        .mapToObj(i -> new Told(i + 1, plies.get(i), events.get(i)))
        .filter(Told::isWorthTelling);
  }

  /// Moves, and who wrote them down, can be seen from the moves themselves.
  private boolean isWorthTelling() {
    return switch (event) {
      case Event.MoveMade _, Event.GameBegun _, ScoresheetEvent.MoveWritten _ -> false;
      default -> true;
    };
  }

  EventView view(Wording wording) {
    return EventView.of(sequence, ply, event, wording);
  }
}
