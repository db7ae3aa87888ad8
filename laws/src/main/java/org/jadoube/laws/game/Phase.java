package org.jadoube.laws.game;

/// How far a game has come.
public enum Phase {
  /// It has not begun.
  NOT_BEGUN,
  /// A clock is running, or would be if time were allotted.
  RUNNING,
  /// It is interrupted; both clocks stand.
  PAUSED,
  /// It is over.
  FINISHED
}
