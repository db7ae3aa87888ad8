package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.chess.Colour;

/// Somebody who follows a game.
public interface Listener {
  /// The player it is; empty for a spectator.
  Optional<Colour> player();

  /// A message, a JSON document. Must not block.
  void tell(String message);
}
