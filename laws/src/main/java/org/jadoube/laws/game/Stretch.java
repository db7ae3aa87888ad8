package org.jadoube.laws.game;

import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;

/// The effect of a ply on the stretch of moves without a pawn move or a capture (Articles 9.2, 9.3
/// and 9.6). The moves on the board decide, so an illegal move that stands counts like any other.
enum Stretch {
  /// A pawn was moved or something captured.
  ENDS,

  /// Something else was moved.
  GOES_ON,

  /// The clock was pressed, but nothing was moved.
  STAYS;

  static Stretch of(Move move) {
    return move.resetsHalfmoveClock() ? ENDS : GOES_ON;
  }

  static Stretch between(Board before, Board after) {
    if (before.equals(after)) {
      return STAYS;
    }
    return before.squares(Role.PAWN).equals(after.squares(Role.PAWN))
            && before.occupied().size() == after.occupied().size()
        ? GOES_ON
        : ENDS;
  }

  /// The plies without a pawn move or a capture, if there were `plies` of them before.
  int after(int plies) {
    return switch (this) {
      case ENDS -> 0;
      case GOES_ON -> plies + 1;
      case STAYS -> plies;
    };
  }
}
