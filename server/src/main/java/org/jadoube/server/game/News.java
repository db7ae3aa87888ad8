package org.jadoube.server.game;

/// What the followers of a game are told. All get the same object.
public sealed interface News {
  /// The state of the game: for new followers, and for all when a seat is taken.
  record Stands(Standing standing) implements News {}

  /// The game has advanced.
  record GoneOn(Snapshot before, Moment now) implements News {}

  /// What the players may do has changed by time alone. Spectators are not told.
  record PermissionsChanged(Moment now) implements News {}

  /// Somebody has connected or left.
  record PresenceChanged(Presence presence) implements News {}

  /// Acts can no longer be stored, or can be again.
  record OutageChanged(boolean stopped) implements News {}
}
