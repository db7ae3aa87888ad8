package org.jadoube.laws.event;

/// How a move was completed (Article 6.2.1).
///
/// @since 0.1.0
public enum Completion {
  /// By pressing the clock.
  PRESSED,
  /// By ending the game.
  ENDS_THE_GAME,
  /// Not yet: the player's own clock still runs.
  PENDING
}
