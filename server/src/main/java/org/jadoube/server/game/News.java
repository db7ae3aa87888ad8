package org.jadoube.server.game;

import java.time.Instant;

/// What the followers of a game are told. All get the same object.
public sealed interface News {
  /// The state of the game: for new followers, and for all when a seat is taken.
  record Stands(Standing standing) implements News {}

  /// The game has advanced.
  record GoneOn(Snapshot before, Snapshot after, Instant at) implements News {}

  /// Somebody has connected or left.
  record PresenceChanged(Presence presence) implements News {}

  /// Acts can no longer be stored, or can be again.
  record OutageChanged(boolean stopped) implements News {}
}
