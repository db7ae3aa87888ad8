package org.jadoube.web.lobby;

import org.jadoube.play.lobby.Party;

/// Somebody who follows the lobby.
public interface LobbyFollower {
  /// Who it is.
  Party party();

  /// Takes a message. Must not block.
  void tell(String message);
}
