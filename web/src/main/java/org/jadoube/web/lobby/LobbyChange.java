package org.jadoube.web.lobby;

import org.jadoube.web.description.OneOf;

/// A change of the lobby.
///
/// @param sequence the number of the state that the patch leads to
/// @param from the number of the state that it applies to: always the one last sent here
public record LobbyChange(@OneOf("change") String type, int sequence, int from, LobbyPatch patch) {
  static LobbyChange of(int from, LobbyPatch patch) {
    return new LobbyChange("change", from + 1, from, patch);
  }
}
