package org.jadoube.play.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.Aborter;
import org.jadoube.store.EventStore;
import org.jadoube.store.GameId;
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
      store.abort(room.id(), Aborter.of(by), before.game().events().size());
      room.learnStored();
    }
    return room.snapshot().isAborted();
  }

  /// Officials call games off, all of them or none; empty if that is done, and otherwise one that
  /// has begun: somebody has moved in it, or it is over.
  Optional<GameId> callOff(List<GameRoom> rooms) {
    Map<GameId, Integer> latest = new HashMap<>();
    for (GameRoom room : rooms) {
      Snapshot before = room.settled();
      if (before.hasBegun()) {
        return Optional.of(room.id());
      }
      latest.put(room.id(), before.game().events().size());
    }
    boolean done = store.callOff(latest);
    rooms.forEach(GameRoom::learnStored);
    return done ? Optional.empty() : callOff(rooms);
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
