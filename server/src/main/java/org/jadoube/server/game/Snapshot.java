package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.StoredColour;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;

/// An immutable copy of a game as stored, for readers.
public record Snapshot(Game game, StoredGame stored) {
  GameId id() {
    return stored.id();
  }

  Seats seats() {
    return new Seats(stored);
  }

  /// The name of a player, if the seat is taken.
  public Optional<String> name(Colour colour) {
    return stored.seat(StoredColour.of(colour)).map(StoredSeat::name);
  }
}
