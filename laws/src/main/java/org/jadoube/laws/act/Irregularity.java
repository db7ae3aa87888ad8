package org.jadoube.laws.act;

/// A kind of mishap on a real board.
///
/// @since 0.1.0
public enum Irregularity {
  /// The initial position was wrong (Article 7.2.1).
  INITIAL_POSITION,
  /// The board was placed incorrectly (Article 7.2.2).
  BOARD_ORIENTATION,
  /// The players have each other's colours (Article 7.3).
  COLOURS,
  /// Pieces were displaced and not put back (Article 7.4).
  DISPLACED_PIECES,
  /// An illegal move was completed (Article 7.5).
  ILLEGAL_MOVE,
  /// The rules on touched and released pieces were broken (Article 4).
  TOUCH_MOVE,
  /// Both kings are in check, or a pawn stands on its last rank (Article A.5.4).
  ILLEGAL_POSITION
}
