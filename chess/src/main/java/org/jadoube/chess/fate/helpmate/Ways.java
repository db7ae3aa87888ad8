package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;

import java.util.Arrays;
import org.jadoube.chess.bits.AttackTables;

/// Where a king's next step leads: nearer to another king, or to the edge.
final class Ways {
  private static final int SQUARES = 64;
  private static final int FARTHEST = 7;
  private static final int INNERMOST = 3;

  /// By square and number of steps: all squares that a king reaches with as many.
  private static final long[] WITHIN = within();

  /// By the distance from the edge: all squares that are no farther from it.
  private static final long[] OUTSIDE = outside();

  private Ways() {}

  /// The neighbours of `king` from which the way to `other` is shorter.
  static long nearer(int king, int other) {
    return AttackTables.king(king) & within(other, Promise.steps(king, other) - 1);
  }

  /// The neighbours of `king` from which it is not longer.
  static long notFarther(int king, int other) {
    return AttackTables.king(king) & within(other, Promise.steps(king, other));
  }

  /// The neighbours of `king` nearer to the edge.
  static long outwards(int king) {
    int edge = Promise.edge(king);
    return edge == 0 ? 0 : AttackTables.king(king) & OUTSIDE[edge - 1];
  }

  /// The neighbours of `king` that are no farther from the edge.
  static long notInwards(int king) {
    return AttackTables.king(king) & OUTSIDE[Promise.edge(king)];
  }

  /// Of `squares`, one that a king on `king` reaches soonest.
  static int nearest(int king, long squares) {
    int steps = 1;
    while ((squares & within(king, steps)) == 0) {
      steps++;
    }
    return first(squares & within(king, steps));
  }

  private static long within(int square, int steps) {
    return WITHIN[square * (FARTHEST + 1) + steps];
  }

  private static long[] within() {
    long[] within = new long[SQUARES * (FARTHEST + 1)];
    for (int index = 0; index < within.length; index++) {
      for (int square = 0; square < SQUARES; square++) {
        boolean reached = Promise.steps(index / (FARTHEST + 1), square) <= index % (FARTHEST + 1);
        within[index] |= reached ? bit(square) : 0;
      }
    }
    return within;
  }

  private static long[] outside() {
    long[] outside = new long[INNERMOST + 1];
    Arrays.setAll(
        outside,
        edge -> {
          long squares = 0;
          for (int square = 0; square < SQUARES; square++) {
            squares |= Promise.edge(square) <= edge ? bit(square) : 0;
          }
          return squares;
        });
    return outside;
  }
}
