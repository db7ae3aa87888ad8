package org.jadoube.audit.tournament;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Gatherer.Downstream;
import org.jspecify.annotations.Nullable;

/// The event whose games are being put together.
final class GrowingEvent {
  /// No event pauses for more days.
  private static final long LONGEST_PAUSE = 60;

  private final List<TournamentGame> games = new ArrayList<>();
  private final Set<String> players = new HashSet<>();
  private @Nullable EventStretch first;
  private LocalDate last = LocalDate.MIN;
  private boolean crowded;

  /// Adds a stretch. If it is of another event, the previous event goes to `events` first.
  boolean add(EventStretch next, Downstream<? super EventStretch> events) {
    if (first == null || !isPartOf(first, next)) {
      end(events);
      first = next;
      last = next.last();
    }
    last = last.isBefore(next.last()) ? next.last() : last;
    crowded |= next.games().isEmpty();
    next.games().forEach(this::add);
    return true;
  }

  private boolean isPartOf(EventStretch event, EventStretch next) {
    return next.event().equals(event.event())
        && ChronoUnit.DAYS.between(last, next.first()) <= LONGEST_PAUSE;
  }

  private void add(TournamentGame game) {
    if (!crowded) {
      games.add(game);
      players.add(game.part().white());
      players.add(game.part().black());
      crowded = players.size() > RoundRobin.MOST_PLAYERS || games.size() > RoundRobin.MOST_GAMES;
    }
  }

  /// Passes the last event on to `events`.
  void end(Downstream<? super EventStretch> events) {
    if (first != null) {
      events.push(
          new EventStretch(first.event(), first.first(), last, crowded ? List.of() : games));
    }
    games.clear();
    players.clear();
    crowded = false;
  }
}
