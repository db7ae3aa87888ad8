package org.jadoube.server.game;

import org.jadoube.server.view.Reader;

/// Somebody who follows a game.
public interface Listener {
  /// Who it is, in which language.
  Reader reader();

  /// A message, a JSON document. Must not block.
  void tell(String message);
}
