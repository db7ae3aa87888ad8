package org.jadoube.chess.fate.helpmate;

import org.jadoube.chess.bits.PackedMove;

/// How much a move brings a [Sketch] forward. The numbers, like [Weights], are tuned on final
/// positions of real games; they decide how often a sketch succeeds, not what is true.
final class Gain {
  static final int TOWARDS_KING = 20;
  static final int CAPTURED_PAWN = 16;
  static final int CAPTURED_PIECE = 20;
  static final int QUEEN = 60;
  static final int PAWN_MOVE = 18; // when there is nothing to mate with
  static final int CHECK = -6; // leaves the loser few moves
  private static final int TAKING = -30; // times the code of the captured role
  private static final int PROMOTING = -40;

  private Gain() {}

  /// The gain of a move by the loser, who takes or promotes.
  static int losers(int move) {
    return TAKING * PackedMove.captured(move) + PROMOTING * PackedMove.promoted(move);
  }
}
