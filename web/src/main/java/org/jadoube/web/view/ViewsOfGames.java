package org.jadoube.web.view;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jadoube.play.game.GameRoom;

/// The views of the games in memory, which go when their games do.
public final class ViewsOfGames {
  private final Map<GameRoom, Views> all = Collections.synchronizedMap(new WeakHashMap<>());

  /// The views of the game in that room.
  public Views of(GameRoom room) {
    return all.computeIfAbsent(room, there -> new Views(there.snapshot()));
  }

  /// Forgets views of games without events since the last call.
  public void tidy() {
    List<Views> kept;
    synchronized (all) {
      kept = List.copyOf(all.values());
    }
    kept.forEach(Views::tidy);
  }
}
