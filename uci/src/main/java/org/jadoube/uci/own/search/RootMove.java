package org.jadoube.uci.own.search;

/// A move at the root, with what is known about it.
///
/// @param depth of the search that found the score, in plies
/// @param line the best line, which begins with the move
record RootMove(int move, int score, int depth, int[] line) {
  static RootMove of(int move) {
    return new RootMove(move, -Scores.INFINITE, 0, new int[] {move});
  }
}
