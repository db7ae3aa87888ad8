package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.StoredColour;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;

/// A game as it stands on disk, for all who only look at it.
public record Snapshot(Game game, StoredGame stored) {
  GameId id() {
    return stored.id();
  }

  Seats seats() {
    return new Seats(stored);
  }

  /// The name of the player of a colour, if somebody sits there.
  public Optional<String> name(Colour colour) {
    return stored.seat(StoredColour.of(colour)).map(StoredSeat::name);
  }
}
