package org.jadoube.chess.kernel;

import static org.jadoube.chess.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.kernel.PawnColumn.IMPOSSIBLE;
import static org.jadoube.chess.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.kernel.PawnColumn.colour;
import static org.jadoube.chess.kernel.PawnColumn.mirrored;
import static org.jadoube.chess.kernel.PawnColumn.pawn;
import static org.jadoube.chess.kernel.PawnColumn.rank;
import static org.jadoube.chess.kernel.PawnColumn.size;

import java.util.stream.IntStream;

/// Knows for each pawn how far it must have gone: a white pawn stands as low, a black one as high
/// as what has happened lets it. Whatever is possible for pawns further on is possible for these.
record MovementByRanks() implements Movement {
  private static final int[] RANKS = IntStream.range(1, LAST_RANK).toArray();

  @Override
  public int[] ranks(boolean coloursMatter) {
    return RANKS;
  }

  @Override
  public long departed(long column, int index, int rank) {
    boolean possible = colour(column, index) == WHITE && rank(column, index) < rank;
    long raised = possible ? raised(column, index + 1, rank) : IMPOSSIBLE;
    return raised == IMPOSSIBLE ? IMPOSSIBLE : PawnColumn.without(raised, index);
  }

  @Override
  public long arrived(long column, int index, int rank) {
    long parted = parted(column, index - 1, index, rank);
    return parted == IMPOSSIBLE
        ? IMPOSSIBLE
        : PawnColumn.inserted(parted, index, pawn(WHITE, rank));
  }

  @Override
  public long captured(long column, int index, int rank) {
    boolean possible = colour(column, index) == BLACK && rank(column, index) >= rank;
    long parted = possible ? parted(column, index - 1, index + 1, rank) : IMPOSSIBLE;
    return parted == IMPOSSIBLE
        ? IMPOSSIBLE
        : PawnColumn.replaced(parted, index, pawn(WHITE, rank));
  }

  /// The rank is cleared: all up to one index stand below it, all from another above.
  private static long parted(long column, int lower, int upper, int rank) {
    long raised = raised(column, upper, rank + 1);
    return raised == IMPOSSIBLE
        ? IMPOSSIBLE
        : mirrored(raised(mirrored(raised), size(raised) - 1 - lower, LAST_RANK + 1 - rank));
  }

  /// All pawns from the index on stand on that rank or higher; white ones may promote.
  private static long raised(long column, int from, int rank) {
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

  @Override
  public boolean mayBecome(long column, int index, long goal, int goalIndex) {
    int rank = rank(column, index);
    int goalRank = rank(goal, goalIndex);
    return colour(column, index) == colour(goal, goalIndex)
        && (colour(goal, goalIndex) == WHITE ? rank <= goalRank : rank >= goalRank);
  }
}
