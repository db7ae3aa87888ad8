package org.jadoube.server.store;

import java.util.List;
import java.util.Optional;

/// Events to be added to a game, all or none.
///
/// @param events with the sequences that they are to have
/// @param receipt for the act that they came of
/// @param open whether the game is in play once they have happened
public record Addition(
    GameId game, List<StoredEvent> events, Optional<Receipt> receipt, boolean open) {
  public Addition {
    events = List.copyOf(events);
  }
}
