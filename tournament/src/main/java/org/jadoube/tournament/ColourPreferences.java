package org.jadoube.tournament;

/// Which colours teams prefer in a Swiss (C.04.6 1.7): the rules of the competition choose.
///
/// @since 0.1.0
public enum ColourPreferences {
  /// None at all.
  NONE,
  /// Only where colours are out of balance, or would repeat.
  TYPE_A,
  /// Almost always, and then strongly.
  TYPE_B
}
