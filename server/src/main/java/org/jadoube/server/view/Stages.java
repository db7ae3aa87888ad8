package org.jadoube.server.view;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// The stages of a game, so that each event is worded by the board that it happened on. They are
/// replayed only for events that need a board.
final class Stages {
  private final Game game;
  private final List<Game> replayed = new ArrayList<>();

  Stages(Game game) {
    this.game = game;
  }

  /// @param index the place among the game's events
  /// @param event that event as its reader may see it
  Statement statement(int index, Event event, Wording wording) {
    return (needsBoard(event) ? wording.at(after(index)) : wording).statement(event);
  }

  private static boolean needsBoard(Event event) {
    return switch (event) {
      case Ruling _,
          BoardEvent.IllegalMoveCompleted _,
          BoardEvent.IllegalMoveAnswered _,
          AnnouncementEvent _,
          Event.DrawClaimed _ ->
          true;
      default -> false;
    };
  }

  private Game after(int index) {
    List<Event> events = game.events();
    if (index == events.size() - 1) {
      return game;
    }
    while (replayed.size() <= index) {
      Game before = replayed.isEmpty() ? Game.of(game.regulations()) : replayed.getLast();
      replayed.add(before.evolve(events.get(replayed.size())));
    }
    return replayed.get(index);
  }
}
