package org.jadoube.laws.event;

/// When a draw was offered, relative to the move (Article 9.1.2.1).
///
/// @since 0.1.0
public enum OfferMoment {
  /// After making the move and before pressing the clock, as the Laws require.
  WITH_THE_MOVE,
  /// While thinking about one's own move: valid, but possibly distracting.
  BEFORE_THE_MOVE,
  /// While the opponent has the move: valid, but possibly distracting.
  ON_THE_OPPONENTS_TIME,
  /// By claiming a draw (Article 9.1.2.3).
  BY_CLAIM
}
