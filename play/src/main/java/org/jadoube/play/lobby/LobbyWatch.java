package org.jadoube.play.lobby;

/// Is told what changes in the lobby. Must not block.
public interface LobbyWatch {
  /// A challenge has been made, or its status has changed.
  void changed(Challenge challenge);

  /// Somebody seeks or no longer seeks, has come or has gone.
  default void stirred() {}
}
