package org.jadoube.tournament;

/// Which colours teams prefer in a Swiss (C.04.6 1.7): the rules of the competition choose.
public enum ColourPreferences {
  /// None at all.
  NONE,
  /// Only where colours are out of balance, or would repeat.
  TYPE_A,
  /// Almost always, and then strongly.
  TYPE_B
}
