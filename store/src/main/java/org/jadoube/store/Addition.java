package org.jadoube.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Events to add to a game, all or none.
///
/// @param events with their sequences
/// @param receipt for the act that caused them
/// @param open whether the game is still in play afterwards
/// @param due no flag falls before this moment; empty if the stored moment still holds
/// @param result the new result, an empty text if there is none any more; empty if it has not
///   changed
public record Addition(
    GameId game,
    List<StoredEvent> events,
    Optional<Receipt> receipt,
    boolean open,
    Optional<Instant> due,
    Optional<String> result) {
  public Addition {
    events = List.copyOf(events);
  }

  /// Events that do not change the result.
  public Addition(
      GameId game,
      List<StoredEvent> events,
      Optional<Receipt> receipt,
      boolean open,
      Optional<Instant> due) {
    this(game, events, receipt, open, due, Optional.empty());
  }

  Notice notice() {
    return Notice.events(game, events.getLast().sequence());
  }

  /// Whether the game goes on again after it was over.
  boolean reopens() {
    return open && result.isPresent();
  }

  boolean isFirst() {
    return events.getFirst().sequence() == 1;
  }
}
