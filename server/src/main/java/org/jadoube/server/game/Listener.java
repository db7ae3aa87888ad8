package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody who follows a game.
public interface Listener {
  /// The listener's colour; empty for a spectator.
  Optional<Colour> player();

  /// Must not block.
  void tell(News news);
}
