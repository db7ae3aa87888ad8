package org.jadoube.laws.edition.choice;

/// The arbiter's reaction to an illegal move in rapid without adequate supervision (Article A.5.2).
///
/// @since 0.1.0
public enum ArbiterSeesIllegalMove {
  /// Nothing: the opponent may claim.
  WAITS_FOR_CLAIM,

  /// Declares the game lost.
  DECLARES_LOST,

  /// Penalises it as in standard play.
  PENALISES
}
