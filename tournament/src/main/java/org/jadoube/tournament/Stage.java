package org.jadoube.tournament;

/// How far a tournament has come.
///
/// @since 0.1.0
public enum Stage {
  /// Players are entered; no round has been paired.
  REGISTRATION,
  /// At least one round has been paired.
  RUNNING,
  /// All rounds are over.
  FINISHED
}
