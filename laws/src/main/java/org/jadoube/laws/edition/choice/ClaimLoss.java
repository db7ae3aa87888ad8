package org.jadoube.laws.edition.choice;

/// How a player loses the right to claim a draw on a move (Article 9.4).
///
/// @since 0.1.0
public enum ClaimLoss {
  /// By making a move.
  MOVING,

  /// By touching a piece.
  TOUCHING
}
