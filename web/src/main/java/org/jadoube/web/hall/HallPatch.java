package org.jadoube.web.hall;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.jadoube.web.view.MergePatch;
import org.jspecify.annotations.Nullable;

/// The change in the state of a tournament, as a JSON Merge Patch (RFC 7396) of a HallState:
/// objects are merged member by member, `null` removes a member, and anything else replaces the
/// previous value.
public record HallPatch(@JsonValue Map<String, @Nullable Object> members) {
  static HallPatch between(HallState before, HallState now) {
    return new HallPatch(MergePatch.between(before, now));
  }

  boolean isEmpty() {
    return members.isEmpty();
  }
}
