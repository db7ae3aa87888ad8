package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredGame;

/// Another game with the colours reversed. Each player has the same token in it.
///
/// @param by the player who has offered it
/// @param game the next game, once the opponent has accepted
public record Rematch(Colour by, Optional<GameId> game) {
  /// The offer in a game.
  public static Optional<Rematch> of(StoredGame stored) {
    return stored
        .casual()
        .rematchBy()
        .map(by -> new Rematch(by.colour(), stored.casual().rematch()));
  }
}
