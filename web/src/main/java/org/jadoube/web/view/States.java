package org.jadoube.web.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.notation.Language;
import org.jadoube.play.game.LastTwo;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.GameView.MoveView;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;
import org.jspecify.annotations.Nullable;

/// The state of a game, worked out once for all readers of a language; only the clocks are read
/// each time.
final class States {
  private record Known(Game game, StateView state) {
    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    boolean isOf(Game other) {
      return game == other;
    }
  }

  private final Map<Language, LastTwo<Known>> known = new ConcurrentHashMap<>();

  StateView of(Game game, Language language, Wording wording, Instant at) {
    return known
        .computeIfAbsent(language, _ -> new LastTwo<>())
        .of(each -> each.isOf(game), () -> new Known(game, StateView.of(game, at, wording)))
        .state()
        .at(game.clock(), at);
  }

  void forget() {
    known.clear();
  }

  /// The stages of a game, so that each event is worded by the board that it happened on. They are
  /// replayed only for events that need a board.
  static final class Stages {
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

  /// The latest events and moves of a game, worded once for all readers of a language.
  static final class Happenings {
    /// @param shown the events as these readers may see them
    private record Asked(Game game, List<Event> shown, int known, int last, Language language) {
      @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
      boolean isSameAs(Asked other) {
        return game == other.game
            && known == other.known
            && last == other.last
            && language.equals(other.language)
            && (shown == other.shown
                || shown.subList(known, last).equals(other.shown.subList(known, last)));
      }
    }

    private record Told<T>(Asked asked, List<T> views) {}

    private volatile @Nullable Told<EventView> events;
    private volatile @Nullable Told<MoveView> moves;

    /// The events from the one after the first `known` up to number `last`.
    List<EventView> events(
        Game game, int known, int last, Reader reader, Supplier<List<EventView>> work) {
      List<Event> shown = game.eventsShownTo(reader.player());
      Asked asked = new Asked(game, shown, known, last, reader.language());
      Told<EventView> told = told(events, asked).orElseGet(() -> new Told<>(asked, work.get()));
      events = told;
      return told.views();
    }

    /// The moves after the first `known` plies.
    List<MoveView> moves(Game game, int known, Language language, Supplier<List<MoveView>> work) {
      Asked asked = new Asked(game, List.of(), known, known, language);
      Told<MoveView> told = told(moves, asked).orElseGet(() -> new Told<>(asked, work.get()));
      moves = told;
      return told.views();
    }

    private static <T> Optional<Told<T>> told(@Nullable Told<T> before, Asked asked) {
      return Optional.ofNullable(before).filter(told -> told.asked().isSameAs(asked));
    }

    void forget() {
      events = null;
      moves = null;
    }
  }
}
