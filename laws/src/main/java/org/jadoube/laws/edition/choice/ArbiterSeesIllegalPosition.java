package org.jadoube.laws.edition.choice;

/// What an arbiter does who sees both kings in check, or a pawn on its last rank (Article A.5.4).
public enum ArbiterSeesIllegalPosition {
  /// Intervenes, as with an illegal move.
  INTERVENES,

  /// Waits for the next move.
  WAITS
}
