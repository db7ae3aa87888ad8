package org.jadoube.laws.edition.choice;

/// The arbiter's reaction to both kings being in check, or to a pawn on its last rank (Article
/// A.5.4).
///
/// @since 0.1.0
public enum ArbiterSeesIllegalPosition {
  /// Intervenes, as with an illegal move.
  INTERVENES,

  /// Waits for the next move.
  WAITS
}
