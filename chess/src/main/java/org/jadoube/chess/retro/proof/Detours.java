package org.jadoube.chess.retro.proof;

import java.util.Arrays;

/// For each square, how many extra moves it takes to have some piece visit it on its way.
final class Detours {
  static final int SQUARES = 64;

  private final int[] moves = new int[SQUARES];

  /// No piece can visit any square yet.
  Detours() {
    Arrays.fill(moves, Distances.NEVER);
  }

  void add(int square, int detour) {
    moves[square] = Math.min(moves[square], detour);
  }

  int at(int square) {
    return moves[square];
  }
}
