package org.jadoube.chess.retro.proof;

import java.util.List;

/// The work of the pieces of one colour on the way to the goal.
///
/// @param moves how many moves, if they do not get in each other's way
/// @param aside how many times its pawns have to change files, with a capture each
/// @param victims the pieces to be captured
/// @param detours the detours that the others can make
record PiecePlan(int moves, int aside, List<Man> victims, Detours detours) {
  static final PiecePlan HOPELESS = new PiecePlan(Distances.NEVER, 0, List.of(), new Detours());

  boolean isHopeless() {
    return moves >= Distances.NEVER;
  }
}
