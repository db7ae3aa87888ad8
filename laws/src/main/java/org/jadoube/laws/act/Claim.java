package org.jadoube.laws.act;

/// The grounds on which a player having the move may claim a draw.
///
/// @since 0.1.0
public enum Claim {
  /// Occurrence of a position for at least the third time (Article 9.2).
  THREEFOLD,
  /// Fifty moves by each player without the movement of a pawn and without a capture (Article 9.3).
  FIFTY_MOVES
}
