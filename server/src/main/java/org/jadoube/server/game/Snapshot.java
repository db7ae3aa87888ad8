package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.StoredGame;
import org.jadoube.server.store.StoredSeat;
import org.jadoube.server.view.PlayersView;

/// A game as it stands on disk, for all who only look at it.
record Snapshot(Game game, StoredGame stored) {
  GameId id() {
    return stored.id();
  }

  Seats seats() {
    return new Seats(stored);
  }

  /// The names of those who play.
  PlayersView players() {
    return new PlayersView(name("white"), name("black"));
  }

  private Optional<String> name(String colour) {
    return stored.seat(colour).map(StoredSeat::name);
  }
}
