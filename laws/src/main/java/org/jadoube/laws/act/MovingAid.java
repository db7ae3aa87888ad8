package org.jadoube.laws.act;

import org.jadoube.laws.edition.Rule;

/// A help that a playing zone may offer for entering moves on a virtual board (E04 3.1.5).
///
/// @since 0.1.0
public enum MovingAid {
  /// One square is enough if it leaves only one legal move.
  SMART_MOVE(Rule.SMART_MOVE),
  /// A move is entered before the opponent has moved.
  PREMOVE(Rule.PREMOVE),
  /// Pawns promote without a choice.
  AUTOMATIC_PROMOTION(Rule.AUTOMATIC_PROMOTION),
  /// A move waits for confirmation.
  CONFIRMATION(Rule.MOVE_CONFIRMATION);

  private final Rule rule;

  MovingAid(Rule rule) {
    this.rule = rule;
  }

  /// The provision about it.
  public Rule rule() {
    return rule;
  }
}
