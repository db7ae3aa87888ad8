package org.jadoube.server.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.Event;
import org.jadoube.notation.Language;
import org.jspecify.annotations.Nullable;

/// The latest events and moves of a game, which all readers of a language are told in the same
/// words.
final class Happenings {
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
