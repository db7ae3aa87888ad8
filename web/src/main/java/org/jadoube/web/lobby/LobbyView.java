package org.jadoube.web.lobby;

import org.jadoube.web.description.OneOf;

/// The present state of the lobby.
///
/// @param sequence the number of this state; it means nothing on another connection
public record LobbyView(@OneOf("lobby") String type, int sequence, LobbyState state) {
  static LobbyView of(int sequence, LobbyState state) {
    return new LobbyView("lobby", sequence, state);
  }
}
