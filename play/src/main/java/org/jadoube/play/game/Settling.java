package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.EventStore;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;

/// Arrangements between the players of a casual game, outside the Laws: to abort it before both
/// have moved, and to play another one with the colours reversed.
final class Settling {
  private final EventStore store;
  private final Creating creating;

  Settling(EventStore store, Creating creating) {
    this.store = store;
    this.creating = creating;
  }

  /// Aborts the game for a player; false if it is too late.
  boolean abort(GameRoom room, Colour by) {
    Snapshot before = room.settled();
    if (before.isAbortable()) {
      store.abort(room.id(), StoredColour.of(by), before.game().events().size());
      room.learnStored();
    }
    return room.snapshot().isAborted();
  }

  /// Offers another game for a player, or accepts the opponent's offer; asked again, it gives the
  /// same answer.
  Optional<Rematch> rematch(GameRoom room, Colour by) {
    if (!room.settled().isRematchable()) {
      return Optional.empty();
    }
    store.offerRematch(room.id(), StoredColour.of(by));
    room.learnStored();
    StoredGame stored = room.snapshot().stored();
    if (!stored.casual().rematchBy().equals(Optional.of(StoredColour.of(by)))
        && stored.casual().rematch().isEmpty()) {
      store.rematch(room.id(), creating.rematch(room.snapshot()));
      room.learnStored();
    }
    return Rematch.of(room.snapshot().stored());
  }
}
