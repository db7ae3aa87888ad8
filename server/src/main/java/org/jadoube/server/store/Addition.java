package org.jadoube.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Events to add to a game, all or none.
///
/// @param events with their sequences
/// @param receipt for the act that caused them
/// @param open whether the game is still in play afterwards
/// @param due no flag falls before this moment; empty if what is stored about that still holds
public record Addition(
    GameId game,
    List<StoredEvent> events,
    Optional<Receipt> receipt,
    boolean open,
    Optional<Instant> due) {
  public Addition {
    events = List.copyOf(events);
  }

  Notice notice() {
    return Notice.events(game, events.getLast().sequence());
  }

  boolean isFirst() {
    return events.getFirst().sequence() == 1;
  }
}
