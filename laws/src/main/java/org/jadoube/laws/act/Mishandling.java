package org.jadoube.laws.act;

/// Ways of mishandling a clock (Articles 6.2.3 and 6.2.4).
///
/// @since 0.1.0
public enum Mishandling {
  /// Pressing it with the hand that did not make the move.
  OTHER_HAND,
  /// Keeping a finger on it or hovering over it.
  HOVERING,
  /// Pressing it forcibly.
  HITTING,
  /// Picking it up.
  LIFTING,
  /// Knocking it over.
  KNOCKING_OVER,
  /// Pressing it before moving.
  BEFORE_MOVING
}
