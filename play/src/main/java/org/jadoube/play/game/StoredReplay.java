package org.jadoube.play.game;

import org.jadoube.laws.game.Phase;
import org.jadoube.store.StoredEvents;
import org.jadoube.store.StoredGame;

/// Plays stored games through again.
public final class StoredReplay {
  private StoredReplay() {}

  /// The phase that a game is in after its events.
  ///
  /// @throws DamagedGame if they cannot have happened in it
  public static Phase phase(StoredGame game, StoredEvents history) {
    return EventRows.replay(game, history).phase();
  }
}
