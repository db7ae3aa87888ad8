package org.jadoube.server.game;

import org.jadoube.server.store.GameId;

/// What is kept of a game makes no game.
public final class DamagedGame extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// @param reason in words: what was found where
  DamagedGame(GameId game, String reason) {
    super("the game " + game + " is damaged: " + reason, null, false, false);
  }
}
