package org.jadoube.chess.kernel;

import static org.jadoube.chess.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.kernel.PawnColumn.mirrored;
import static org.jadoube.chess.kernel.PawnColumn.size;

/// What captures do to a column, or [PawnColumn#IMPOSSIBLE]. Black's moves are White's on the
/// mirrored column.
sealed interface Movement permits MovementInOrder, MovementByRanks {
  /// The ranks on which a pawn may arrive that need to be told apart.
  ///
  /// @param coloursMatter whether a light square is to be told from a dark one
  int[] ranks(boolean coloursMatter);

  /// The white pawn leaves, to capture on a neighbouring file on that rank.
  long departed(long column, int index, int rank);

  /// A white pawn arrives on that rank, below what stood at the index.
  long arrived(long column, int index, int rank);

  /// A white pawn arrives on that rank and captures the black pawn at the index.
  long captured(long column, int index, int rank);

  /// Whether the pawn, going forward, may come to where the other column has one.
  boolean mayBecome(long column, int index, long goal, int goalIndex);

  /// The same for a pawn of either colour.
  default long departed(long column, int colour, int index, int rank) {
    return colour == WHITE
        ? departed(column, index, rank)
        : mirrored(departed(mirrored(column), size(column) - 1 - index, LAST_RANK - rank));
  }

  /// The same for a pawn of either colour.
  default long arrived(long column, int colour, int index, int rank) {
    return colour == WHITE
        ? arrived(column, index, rank)
        : mirrored(arrived(mirrored(column), size(column) - index, LAST_RANK - rank));
  }

  /// The same for a pawn of either colour.
  default long captured(long column, int colour, int index, int rank) {
    return colour == WHITE
        ? captured(column, index, rank)
        : mirrored(captured(mirrored(column), size(column) - 1 - index, LAST_RANK - rank));
  }

  /// How many black pawns at the bottom promote if this column is to become that one, all white
  /// pawns above promoting too; -1 if it cannot.
  default int promotedBelow(long column, long goal) {
    int more = size(column) - size(goal);
    for (int below = 0; below <= more; below++) {
      if (PawnColumn.isAll(column, 0, below, BLACK)
          && PawnColumn.isAll(column, below + size(goal), size(column), WHITE)
          && reaches(column, below, goal)) {
        return below;
      }
    }
    return -1;
  }

  private boolean reaches(long column, int below, long goal) {
    for (int index = 0; index < size(goal); index++) {
      if (!mayBecome(column, below + index, goal, index)) {
        return false;
      }
    }
    return true;
  }
}
