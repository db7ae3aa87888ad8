package org.jadoube.tournament.pairing;

/// A rule that all systems for a Swiss have, each in an Article of its own.
///
/// @since 0.1.0
public enum SwissRule {
  /// Nobody meets the same opponent twice.
  NO_REMATCH,
  /// Who may have the pairing-allocated bye.
  BYE,
  /// Whose colours keep them apart.
  COLOURS,
  /// Everybody is paired, but for one.
  EVERYBODY,
  /// Those left can still be paired.
  COMPLETION,
  /// Which of equals comes first.
  ORDER,
  /// Who gets which colour.
  ALLOCATION,
  /// The Chief Arbiter decides if there is no pairing.
  ARBITER
}
