package org.jadoube.chess.retro.proof;

import java.util.Arrays;

/// The cheapest way to give each row a column of its own, by the Hungarian method: row by row along
/// shortest paths.
final class Assignment {
  private static final int INFINITE = Integer.MAX_VALUE / 2;

  private final int[][] costs;
  private final int columns;
  private final int[] rowPotentials;
  private final int[] columnPotentials;
  private final int[] rowOf; // by column, 0 for none: rows and columns count from 1
  private final int[] previous;

  private Assignment(int[][] costs, int columns) {
    this.costs = costs;
    this.columns = columns;
    rowPotentials = new int[costs.length + 1];
    columnPotentials = new int[columns + 1];
    rowOf = new int[columns + 1];
    previous = new int[columns + 1];
  }

  /// There must be at least as many columns as rows.
  static Assignment of(int[][] costs, int columns) {
    Assignment assignment = new Assignment(costs, columns);
    for (int row = 1; row <= costs.length; row++) {
      assignment.add(row);
    }
    return assignment;
  }

  /// The sum of the costs.
  int cost() {
    return -columnPotentials[0];
  }

  /// The row assigned to the column; -1 if there is none.
  int rowOf(int column) {
    return rowOf[column + 1] - 1;
  }

  private void add(int row) {
    int[] slack = new int[columns + 1];
    boolean[] used = new boolean[columns + 1];
    Arrays.fill(slack, INFINITE);
    rowOf[0] = row;
    int column = 0;
    do {
      used[column] = true;
      column = next(column, slack, used);
    } while (rowOf[column] != 0);
    while (column != 0) {
      rowOf[column] = rowOf[previous[column]];
      column = previous[column];
    }
  }

  private int next(int column, int[] slack, boolean[] used) {
    int row = rowOf[column];
    int best = 0;
    int least = INFINITE;
    for (int other = 1; other <= columns; other++) {
      if (!used[other]) {
        int reduced = costs[row - 1][other - 1] - rowPotentials[row] - columnPotentials[other];
        if (reduced < slack[other]) {
          slack[other] = reduced;
          previous[other] = column;
        }
        if (slack[other] < least) {
          least = slack[other];
          best = other;
        }
      }
    }
    shift(least, slack, used);
    return best;
  }

  private void shift(int by, int[] slack, boolean[] used) {
    for (int column = 0; column <= columns; column++) {
      if (used[column]) {
        rowPotentials[rowOf[column]] += by;
        columnPotentials[column] -= by;
      } else {
        slack[column] -= by;
      }
    }
  }
}
