package org.jadoube.chess.retro.kernel;

import static org.jadoube.chess.retro.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.retro.kernel.PawnColumn.IMPOSSIBLE;
import static org.jadoube.chess.retro.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.retro.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.retro.kernel.PawnColumn.colour;
import static org.jadoube.chess.retro.kernel.PawnColumn.mirrored;
import static org.jadoube.chess.retro.kernel.PawnColumn.pawn;
import static org.jadoube.chess.retro.kernel.PawnColumn.rank;
import static org.jadoube.chess.retro.kernel.PawnColumn.size;

/// The column after a capture, or [PawnColumn#IMPOSSIBLE], by rules that allow everything the Laws
/// allow, and more. A white pawn is kept as low and a black one as high as the captures so far
/// allow, since it can do anything that a further advanced pawn can do. Black's moves are White's
/// on the mirrored column.
sealed interface Relaxation permits FileOrder, LooseRanks {
  /// The ranks to consider for the capture of a white pawn that leaves the file.
  ///
  /// @param coloursMatter whether light and dark squares make a difference
  int[] departures(long column, int index, boolean coloursMatter);

  /// The ranks to consider for a white pawn arriving above one index and below another.
  int[] arrivals(long column, int lower, int upper, boolean coloursMatter);

  /// The white pawn leaves the file, capturing on that rank of an adjacent one.
  long departed(long column, int index, int rank);

  /// A white pawn arrives above one index and below another, in place of the pawn between them, if
  /// there is one.
  ///
  /// @param rightwards the direction, because the file on the left names the rank
  long arrived(long column, int lower, int upper, int rank, boolean rightwards);

  /// The ranks to consider for the capture of a pawn of this colour that leaves the file.
  default int[] departures(long column, int colour, int index, boolean coloursMatter) {
    return colour == WHITE
        ? departures(column, index, coloursMatter)
        : mirroredRanks(departures(mirrored(column), size(column) - 1 - index, coloursMatter));
  }

  /// The ranks to consider for a pawn of this colour arriving above one index and below another.
  default int[] arrivals(long column, int colour, int lower, int upper, boolean coloursMatter) {
    return colour == WHITE
        ? arrivals(column, lower, upper, coloursMatter)
        : mirroredRanks(
            arrivals(
                mirrored(column),
                size(column) - 1 - upper,
                size(column) - 1 - lower,
                coloursMatter));
  }

  private static int[] mirroredRanks(int[] ranks) {
    int[] mirrored = new int[ranks.length];
    for (int index = 0; index < ranks.length; index++) {
      mirrored[index] = LAST_RANK - ranks[index];
    }
    return mirrored;
  }

  /// The pawn of this colour leaves the file, capturing on that rank of an adjacent one.
  default long departed(long column, int colour, int index, int rank) {
    return colour == WHITE
        ? departed(column, index, rank)
        : mirrored(departed(mirrored(column), size(column) - 1 - index, LAST_RANK - rank));
  }

  /// A pawn of this colour arrives above one index and below another, in place of the pawn between
  /// them, if there is one.
  default long arrived(
      long column, int colour, int lower, int upper, int rank, boolean rightwards) {
    return colour == WHITE
        ? arrived(column, lower, upper, rank, rightwards)
        : mirrored(
            arrived(
                mirrored(column),
                size(column) - 1 - upper,
                size(column) - 1 - lower,
                LAST_RANK - rank,
                rightwards));
  }

  /// Moves the pawns from that index on up to at least that rank; white ones may promote.
  static long raised(long column, int from, int rank) {
    long raised = column;
    int least = rank;
    for (int index = from; index < size(column) && rank(column, index) < least; index++) {
      if (colour(column, index) == BLACK) {
        return IMPOSSIBLE;
      }
      raised = PawnColumn.replaced(raised, index, pawn(WHITE, least));
      least = Math.min(LAST_RANK, least + 1);
    }
    return raised;
  }

  /// Moves the pawns up to that index down to at most that rank; black ones may promote.
  static long lowered(long column, int to, int rank) {
    return mirrored(raised(mirrored(column), size(column) - 1 - to, LAST_RANK - rank));
  }

  /// How many black pawns at the bottom promote on the way from this column to the goal, where all
  /// surplus white pawns at the top promote; -1 if there is no way.
  static int promotedBelow(long column, long goal) {
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

  private static boolean reaches(long column, int below, long goal) {
    for (int index = 0; index < size(goal); index++) {
      if (!mayBecome(column, below + index, goal, index)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayBecome(long column, int index, long goal, int goalIndex) {
    int rank = rank(column, index);
    int goalRank = rank(goal, goalIndex);
    return colour(column, index) == colour(goal, goalIndex)
        && (colour(goal, goalIndex) == WHITE ? rank <= goalRank : rank >= goalRank);
  }
}
