package org.jadoube.laws.event;

/// The difference between two positions with the same pieces on the same squares (Article 9.2.3).
///
/// @since 0.1.0
public enum Difference {
  /// The other player had the move.
  TURN,
  /// A player could still castle, or castle on that side, in one of them.
  CASTLING,
  /// A pawn could be captured en passant in one of them.
  EN_PASSANT
}
