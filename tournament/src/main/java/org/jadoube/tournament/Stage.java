package org.jadoube.tournament;

/// How far a tournament has come.
public enum Stage {
  /// Players are entered; no round has been paired.
  REGISTRATION,
  /// At least one round has been paired.
  RUNNING,
  /// All rounds are over.
  FINISHED
}
