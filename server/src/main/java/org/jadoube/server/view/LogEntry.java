package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.wording.Wording;

/// Something beside the moves that a game's record tells of: an offer, a claim, a ruling, a pause.
///
/// @param ply after how many plies it happened
record LogEntry(int sequence, int ply, Event event) {
  /// All of a game that everybody may read.
  static Stream<LogEntry> all(Game game) {
    List<Event> events = game.eventsShownTo(Optional.empty());
    List<Integer> plies = GameRecord.plies(game.events());
    return IntStream.range(0, events.size())
        .mapToObj(i -> new LogEntry(i + 1, plies.get(i), events.get(i)))
        .filter(LogEntry::isWorthTelling);
  }

  /// Moves, and who wrote them down, can be seen from the moves themselves.
  private boolean isWorthTelling() {
    return switch (event) {
      case Event.MoveMade _, Event.GameBegun _, ScoresheetEvent.MoveWritten _ -> false;
      default -> true;
    };
  }

  /// The log of a game in words.
  static List<EventView> of(Game game, Wording wording) {
    return all(game).map(entry -> entry.view(wording)).toList();
  }

  private EventView view(Wording wording) {
    return EventView.of(sequence, ply, event, wording);
  }
}
