package org.jadoube.laws.game;

/// The phase of a game.
///
/// @since 0.1.0
public enum Phase {
  /// It has not begun.
  NOT_BEGUN,
  /// A clock is running, or would be if there were a time limit.
  RUNNING,
  /// Interrupted; both clocks are stopped.
  PAUSED,
  /// It is over.
  FINISHED
}
