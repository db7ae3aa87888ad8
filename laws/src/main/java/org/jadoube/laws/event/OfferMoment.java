package org.jadoube.laws.event;

/// When in the course of a move a draw was offered (Article 9.1.2.1).
public enum OfferMoment {
  /// After making the move and before pressing the clock: as the Laws want it.
  WITH_THE_MOVE,
  /// While thinking about one's own move: valid, and perhaps a distraction.
  BEFORE_THE_MOVE,
  /// While the opponent has the move: valid, and perhaps a distraction.
  ON_THE_OPPONENTS_TIME,
  /// By claiming a draw (Article 9.1.2.3).
  BY_CLAIM
}
