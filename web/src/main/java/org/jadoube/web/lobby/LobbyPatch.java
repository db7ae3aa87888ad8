package org.jadoube.web.lobby;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.jadoube.web.view.MergePatch;
import org.jspecify.annotations.Nullable;

/// The change in the state of the lobby, as a JSON Merge Patch (RFC 7396) of a LobbyState: objects
/// are merged member by member, `null` removes a member, and anything else replaces the previous
/// value.
public record LobbyPatch(@JsonValue Map<String, @Nullable Object> members) {
  static LobbyPatch between(LobbyState before, LobbyState now) {
    return new LobbyPatch(MergePatch.between(before, now));
  }

  boolean isEmpty() {
    return members.isEmpty();
  }
}
