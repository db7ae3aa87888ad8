package org.jadoube.server.view;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.server.game.Moment;
import org.jadoube.server.game.Snapshot;

/// What a follower was shown last. It is little, so that a game that waits for a move takes little
/// memory: the state is worked out again when it is compared with the next.
///
/// @param permittedAt the time for which the permissions were worked out
public record Shown(Moment moment, Instant permittedAt) {
  static Shown of(Moment moment, Reader reader) {
    return new Shown(
        moment,
        moment
            .permissions(reader.role(), reader.player())
            .map(Permissions::at)
            .orElse(moment.at()));
  }

  Snapshot snapshot() {
    return moment.snapshot();
  }

  /// The sequence of the latest event.
  int sequence() {
    return snapshot().game().events().size();
  }

  /// Empty for a spectator.
  Optional<Permissions> permissions(Reader reader) {
    return moment.permitting().told(reader.role(), reader.player(), snapshot(), permittedAt);
  }

  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  boolean isOf(Snapshot other) {
    return snapshot() == other;
  }
}
