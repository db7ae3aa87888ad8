package org.jadoube.chess.retro.proof;

import java.util.List;

/// What the men of one colour have to do.
///
/// @param moves how many moves, if none is in another's way
/// @param aside how many files its pawns have to change, with a capture each
/// @param victims those that are to be captured
/// @param detours of the others
record Plan(int moves, int aside, List<Man> victims, Detours detours) {
  static final Plan HOPELESS = new Plan(Distances.NEVER, 0, List.of(), new Detours());

  boolean isHopeless() {
    return moves >= Distances.NEVER;
  }
}
