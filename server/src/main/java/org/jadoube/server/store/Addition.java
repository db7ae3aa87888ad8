package org.jadoube.server.store;

import java.util.List;
import java.util.Optional;

/// Events to add to a game, all or none.
///
/// @param events with their sequences
/// @param receipt for the act that caused them
/// @param open whether the game is still in play afterwards
public record Addition(
    GameId game, List<StoredEvent> events, Optional<Receipt> receipt, boolean open) {
  public Addition {
    events = List.copyOf(events);
  }
}
