package org.jadoube.laws.act;

/// The arbiter's decision on a claim of a draw by repetition or by fifty moves.
///
/// @since 0.1.0
public enum ClaimVerdict {
  /// The claim is correct: the game is drawn.
  UPHELD,
  /// The claim is incorrect: the game continues.
  REJECTED
}
