package org.jadoube.chess.retro.proof;

import org.jadoube.chess.Colour;

/// How a pawn of one colour gets from square to square.
record PawnWalk(Colour colour) {
  static final int FILES = 8;

  /// How many files it changes.
  int aside(int from, int to) {
    return Math.abs(from % FILES - to % FILES);
  }

  /// How many moves it needs.
  int moves(int from, int to) {
    int aside = aside(from, to);
    int ahead = (to / FILES - from / FILES) * colour.forward();
    boolean mayStepTwice = from / FILES == colour.pawnRank().ordinal() && ahead - aside >= 2;
    return aside > ahead ? Distances.NEVER : mayStepTwice ? ahead - 1 : ahead;
  }
}
