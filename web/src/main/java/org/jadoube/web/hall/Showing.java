package org.jadoube.web.hall;

import java.util.Optional;
import org.jadoube.wire.Json;
import org.jspecify.annotations.Nullable;

/// The state shown to followers of one kind. Each message is written once for all of them. Used by
/// its hall alone.
final class Showing {
  private final String id;
  private int sequence = 1;
  private HallState shown;
  private @Nullable String whole;

  Showing(String id, HallState state) {
    this.id = id;
    this.shown = state;
  }

  /// The message for followers who know nothing yet.
  String whole() {
    String text = whole;
    if (text == null) {
      text = Json.write(HallView.of(id, sequence, shown));
      whole = text;
    }
    return text;
  }

  /// The message for the others; empty if nothing is new.
  Optional<String> change(HallState now) {
    HallPatch patch = HallPatch.between(shown, now);
    if (patch.isEmpty()) {
      return Optional.empty();
    }
    HallChange change = HallChange.of(id, sequence, patch);
    sequence = change.sequence();
    shown = now;
    whole = null;
    return Optional.of(Json.write(change));
  }
}
