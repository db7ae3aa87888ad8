package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// An entry in a game's record that is not a move: an offer, a claim, a ruling, a pause.
///
/// @param ply the number of plies made by then
///
/// @param stages those of its game
record LogEntry(int sequence, int ply, Event event, Stages stages) {
  /// All public entries of a game.
  static Stream<LogEntry> all(Game game) {
    List<Event> events = game.eventsShownTo(Optional.empty());
    List<Integer> plies = GameRecord.plies(game.events());
    Stages stages = new Stages(game);
    return IntStream.range(0, events.size())
        .mapToObj(i -> new LogEntry(i + 1, plies.get(i), events.get(i), stages))
        .filter(LogEntry::isWorthTelling);
  }

  /// Moves and their recording are visible in the move list.
  private boolean isWorthTelling() {
    return switch (event) {
      case Event.MoveMade _,
          Event.GameBegun _,
          ScoresheetEvent.MoveWritten _,
          Event.OnlineEvent.KeptPrivate _ ->
          false;
      default -> true;
    };
  }

  /// The log of a game in words.
  static List<EventView> of(Game game, Wording wording) {
    return all(game).map(entry -> entry.view(wording)).toList();
  }

  private EventView view(Wording wording) {
    return EventView.of(sequence, ply, event, statement(wording));
  }

  /// What is said about it.
  Statement statement(Wording wording) {
    return stages.statement(sequence - 1, event, wording);
  }
}
