package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is new in the state of a game, as a JSON Merge Patch (RFC 7396) of a StateView: objects are
/// merged member by member, `null` removes a member, and anything else replaces what was there.
public record StatePatch(@JsonValue Map<String, @Nullable Object> members) {
  static StatePatch between(StateView before, StateView now) {
    return new StatePatch(MergePatch.between(before, now));
  }
}
