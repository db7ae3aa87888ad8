package org.jadoube.tournament.standing;

/// Why standings follow an edition of C07.
///
/// @since 0.1.0
public enum EditionReason {
  /// It was asked for.
  CHOSEN,
  /// It was in force when the tournament started.
  START,
  /// When the tournament started is unknown, and it is the newest.
  NEWEST
}
