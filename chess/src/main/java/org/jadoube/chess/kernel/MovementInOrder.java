package org.jadoube.chess.kernel;

import static org.jadoube.chess.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.kernel.PawnColumn.IMPOSSIBLE;
import static org.jadoube.chess.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.kernel.PawnColumn.colour;
import static org.jadoube.chess.kernel.PawnColumn.hasPromoted;
import static org.jadoube.chess.kernel.PawnColumn.pawn;
import static org.jadoube.chess.kernel.PawnColumn.size;

/// Looks at the order of the pawns on a file only, as if there were room for all of them anywhere.
record MovementInOrder() implements Movement {
  private static final int SOME_RANK = 3;
  private static final int UNMOVED = 1;

  @Override
  public int[] ranks(boolean coloursMatter) {
    return coloursMatter ? new int[] {SOME_RANK, SOME_RANK + 1} : new int[] {SOME_RANK};
  }

  @Override
  public long departed(long column, int index, int rank) {
    boolean possible = colour(column, index) == WHITE && !hasPromoted(column, index);
    long cleared = possible && rank == LAST_RANK ? promotedAbove(column, index) : column;
    return possible && cleared != IMPOSSIBLE ? PawnColumn.without(cleared, index) : IMPOSSIBLE;
  }

  private static long promotedAbove(long column, int index) {
    long promoted = column;
    for (int above = index + 1; above < size(column); above++) {
      promoted = PawnColumn.replaced(promoted, above, pawn(WHITE, LAST_RANK));
    }
    return PawnColumn.isAll(column, index, size(column), WHITE) ? promoted : IMPOSSIBLE;
  }

  @Override
  public long arrived(long column, int index, int rank) {
    return isBetweenTheRest(column, index, index)
        ? PawnColumn.inserted(column, index, pawn(WHITE, UNMOVED))
        : IMPOSSIBLE;
  }

  @Override
  public long captured(long column, int index, int rank) {
    boolean possible =
        colour(column, index) == BLACK
            && !hasPromoted(column, index)
            && isBetweenTheRest(column, index, index + 1);
    return possible
        ? PawnColumn.replaced(column, index, pawn(WHITE, UNMOVED))
        : IMPOSSIBLE;
  }

  /// No promoted white pawn is below, no promoted black one above.
  private static boolean isBetweenTheRest(long column, int lower, int upper) {
    return (lower == 0 || colour(column, lower - 1) == BLACK || !hasPromoted(column, lower - 1))
        && (upper == size(column) || colour(column, upper) == WHITE || !hasPromoted(column, upper));
  }

  @Override
  public boolean mayBecome(long column, int index, long goal, int goalIndex) {
    return colour(column, index) == colour(goal, goalIndex) && !hasPromoted(column, index);
  }
}
