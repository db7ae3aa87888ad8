package org.jadoube.server.game;

import org.jadoube.laws.game.Phase;
import org.jadoube.server.store.StoredDeeds;
import org.jadoube.server.store.StoredGame;

/// Plays stored games through again.
public final class Replay {
  private Replay() {}

  /// The phase that a game is in after its events.
  ///
  /// @throws DamagedGame if they cannot have happened in it
  public static Phase phase(StoredGame game, StoredDeeds deeds) {
    return Chronicle.replay(game, deeds).phase();
  }
}
