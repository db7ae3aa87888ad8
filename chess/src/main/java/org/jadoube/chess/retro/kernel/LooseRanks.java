package org.jadoube.chess.retro.kernel;

import static org.jadoube.chess.retro.kernel.PawnColumn.IMPOSSIBLE;
import static org.jadoube.chess.retro.kernel.PawnColumn.LAST_RANK;
import static org.jadoube.chess.retro.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.retro.kernel.PawnColumn.colour;
import static org.jadoube.chess.retro.kernel.PawnColumn.mirrored;
import static org.jadoube.chess.retro.kernel.PawnColumn.pawn;
import static org.jadoube.chess.retro.kernel.PawnColumn.rank;
import static org.jadoube.chess.retro.kernel.PawnColumn.size;

import java.util.stream.IntStream;

/// Names only one rank for each capture: the lowest that the file on the left allows a pawn going
/// right, the highest that it allows one coming left. The file on the right treats it as a bound.
/// This allows a little too much, but there is nothing to try out.
record LooseRanks() implements Relaxation {
  private static final int FIRST_ARRIVAL = 2;

  @Override
  public int[] departures(long column, int index, boolean coloursMatter) {
    return upTo(rank(column, index) + 1, 1, coloursMatter);
  }

  @Override
  public int[] arrivals(long column, int lower, int upper, boolean coloursMatter) {
    return upTo(highest(column, lower, upper), -1, coloursMatter);
  }

  /// The rank, and if colours matter the next one, as far as pawns can arrive there.
  private static int[] upTo(int rank, int step, boolean coloursMatter) {
    return IntStream.of(rank, rank + step)
        .limit(coloursMatter ? 2 : 1)
        .filter(it -> it >= FIRST_ARRIVAL && it < LAST_RANK)
        .toArray();
  }

  @Override
  public long departed(long column, int index, int rank) {
    int lowest = rank == LAST_RANK ? LAST_RANK : rank(column, index) + 1;
    long raised = lowest <= rank ? Relaxation.raised(column, index + 1, lowest) : IMPOSSIBLE;
    return raised == IMPOSSIBLE ? IMPOSSIBLE : PawnColumn.without(raised, index);
  }

  @Override
  public long arrived(long column, int lower, int upper, int rank, boolean rightwards) {
    int lowest = Math.max(lowest(column, lower), rightwards ? rank : FIRST_ARRIVAL);
    int highest = Math.min(highest(column, lower, upper), rightwards ? LAST_RANK : rank);
    long raised = lowest <= highest ? Relaxation.raised(column, upper, lowest + 1) : IMPOSSIBLE;
    long parted =
        raised == IMPOSSIBLE ? IMPOSSIBLE : Relaxation.lowered(raised, lower, highest - 1);
    return PawnColumn.put(parted, lower, upper, pawn(WHITE, lowest));
  }

  private static int highest(long column, int lower, int upper) {
    int highest = LAST_RANK - lowest(mirrored(column), size(column) - 1 - upper);
    return upper - lower > 1 ? Math.min(highest, rank(column, lower + 1)) : highest;
  }

  /// The lowest rank above the pawns up to that index. Black pawns below all white ones may have
  /// promoted.
  private static int lowest(long column, int lower) {
    int lowest = 1;
    boolean white = false;
    for (int index = 0; index <= lower; index++) {
      white |= colour(column, index) == WHITE;
      int least = colour(column, index) == WHITE ? rank(column, index) : lowest;
      lowest = white ? Math.max(lowest, least) + 1 : lowest;
    }
    return lowest;
  }
}
