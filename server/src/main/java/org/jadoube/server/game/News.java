package org.jadoube.server.game;

import java.time.Instant;

/// What those who follow a game are told. All of them are given the same object.
public sealed interface News {
  /// How the game stands: for those who come, and for all when somebody has sat down.
  record Stands(Standing standing) implements News {}

  /// The game has gone on.
  record GoneOn(Snapshot before, Snapshot after, Instant at) implements News {}

  /// Somebody has come or gone.
  record PresenceChanged(Presence presence) implements News {}

  /// From now on acts cannot be kept, or they can be again.
  record OutageChanged(boolean stopped) implements News {}
}
