package org.jadoube.chess.retro.kernel;

import static org.jadoube.chess.retro.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.retro.kernel.PawnColumn.IMPOSSIBLE;
import static org.jadoube.chess.retro.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.retro.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.retro.kernel.PawnColumn.colour;
import static org.jadoube.chess.retro.kernel.PawnColumn.hasPromoted;
import static org.jadoube.chess.retro.kernel.PawnColumn.pawn;
import static org.jadoube.chess.retro.kernel.PawnColumn.size;

/// Considers only the order of the pawns on a file, as if there were always room for all of them.
record FileOrder() implements Relaxation {
  private static final int[] SOME_RANK = {3};
  private static final int[] OF_BOTH_COLOURS = {3, 4};
  private static final int LOWEST = 1;

  @Override
  public int[] departures(long column, int index, boolean coloursMatter) {
    return coloursMatter ? OF_BOTH_COLOURS : SOME_RANK;
  }

  @Override
  public int[] arrivals(long column, int lower, int upper, boolean coloursMatter) {
    return coloursMatter ? OF_BOTH_COLOURS : SOME_RANK;
  }

  @Override
  public long departed(long column, int index, int rank) {
    if (hasPromoted(column, index)) {
      return IMPOSSIBLE;
    }
    long cleared = rank == LAST_RANK ? Relaxation.raised(column, index + 1, LAST_RANK) : column;
    return cleared == IMPOSSIBLE ? IMPOSSIBLE : PawnColumn.without(cleared, index);
  }

  @Override
  public long arrived(long column, int lower, int upper, int rank, boolean rightwards) {
    boolean free =
        !isPromoted(column, lower, WHITE)
            && !isPromoted(column, upper, BLACK)
            && (upper - lower == 1 || !isPromoted(column, lower + 1, BLACK));
    return free ? PawnColumn.put(column, lower, upper, pawn(WHITE, LOWEST)) : IMPOSSIBLE;
  }

  private static boolean isPromoted(long column, int index, int colour) {
    return index >= 0
        && index < size(column)
        && colour(column, index) == colour
        && hasPromoted(column, index);
  }
}
