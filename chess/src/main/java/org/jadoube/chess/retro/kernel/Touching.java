package org.jadoube.chess.retro.kernel;

import static org.jadoube.chess.retro.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.retro.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.retro.kernel.PawnColumn.colour;
import static org.jadoube.chess.retro.kernel.PawnColumn.size;

/// How many captures must have touched a file, whatever happened on the others: each removes a
/// pawn, inserts one, or replaces one by another.
final class Touching {
  private static final int MOST_PROMOTED = 2;

  private Touching() {}

  /// The fewest that turn the initial column into the goal, or into one that becomes the goal when
  /// black pawns at the bottom and white ones at the top promote. Considering more than two
  /// promotions of either colour never gives fewer.
  static int fewest(long goal) {
    int fewest = Integer.MAX_VALUE;
    long below = goal;
    for (int black = 0; black <= MOST_PROMOTED; black++) {
      long above = below;
      for (int white = 0; white <= MOST_PROMOTED; white++) {
        fewest = Math.min(fewest, distance(PawnColumn.INITIAL, above));
        above = PawnColumn.inserted(above, size(above), PawnColumn.pawn(WHITE, 1));
      }
      below = PawnColumn.inserted(below, 0, PawnColumn.pawn(BLACK, 1));
    }
    return fewest;
  }

  /// How many pawns to insert, remove or replace to turn one column into the other, row by row.
  private static int distance(long from, long to) {
    int[] row = new int[size(to) + 1];
    for (int index = 0; index <= size(to); index++) {
      row[index] = index;
    }
    for (int index = 0; index < size(from); index++) {
      row = next(row, colour(from, index), to);
    }
    return row[size(to)];
  }

  private static int[] next(int[] row, int colour, long to) {
    int[] next = new int[row.length];
    next[0] = row[0] + 1;
    for (int index = 0; index < size(to); index++) {
      int exchanged = row[index] + (colour == colour(to, index) ? 0 : 1);
      next[index + 1] = Math.min(exchanged, 1 + Math.min(row[index + 1], next[index]));
    }
    return next;
  }
}
