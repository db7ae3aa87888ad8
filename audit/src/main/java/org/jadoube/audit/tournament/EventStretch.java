package org.jadoube.audit.tournament;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Gatherer;

/// Games of one event, as many as have been put together so far.
///
/// @param event the key that the games have in common
/// @param first the day of the first of them
/// @param last the day of the last one
/// @param games empty if they are more, or have more players, than a round robin can have
public record EventStretch(
    String event, LocalDate first, LocalDate last, List<TournamentGame> games)
    implements Serializable {
  /// The order in which stretches are [#joined()].
  public static final Comparator<EventStretch> BY_EVENT_AND_DAY =
      Comparator.comparing(EventStretch::event).thenComparing(EventStretch::first);

  public EventStretch {
    games = List.copyOf(games);
  }

  /// One game.
  public static EventStretch of(TournamentGame game) {
    return new EventStretch(
        game.part().event(), game.part().day(), game.part().day(), List.of(game));
  }

  /// Joins stretches, in the order of [#BY_EVENT_AND_DAY], to the longest ones of one event each.
  /// Only the games of one event are in memory, and only as long as they can be a round robin.
  public static Gatherer<EventStretch, ?, EventStretch> joined() {
    return Gatherer.<EventStretch, GrowingEvent, EventStretch>ofSequential(
        GrowingEvent::new,
        Gatherer.Integrator.<GrowingEvent, EventStretch, EventStretch>ofGreedy(GrowingEvent::add),
        GrowingEvent::end);
  }

  /// The round robin that consists of these games; empty if they do not look like one.
  public Optional<RoundRobin> roundRobin() {
    return RoundRobin.of(
        games.stream().sorted(Comparator.comparingLong(TournamentGame::order)).toList());
  }
}
