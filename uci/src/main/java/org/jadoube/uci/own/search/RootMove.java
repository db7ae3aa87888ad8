package org.jadoube.uci.own.search;

import java.util.Arrays;
import java.util.List;

/// A move at the root, with what is known about it.
///
/// @param depth of the search that found the score, in plies
/// @param line the best line, which begins with the move
record RootMove(int move, int score, int depth, List<Integer> line) {
  static RootMove of(int move) {
    return new RootMove(move, -Scores.INFINITE, 0, List.of(move));
  }

  /// The move with a line that is followed by other moves.
  static RootMove found(int move, int score, int depth, int[] below) {
    int[] line = new int[below.length + 1];
    line[0] = move;
    System.arraycopy(below, 0, line, 1, below.length);
    return new RootMove(move, score, depth, Arrays.stream(line).boxed().toList());
  }
}
