package org.jadoube.play.lobby;

/// Is told of challenges. Must not block.
public interface LobbyWatch {
  /// A challenge has been made, or its status has changed.
  void changed(Challenge challenge);
}
