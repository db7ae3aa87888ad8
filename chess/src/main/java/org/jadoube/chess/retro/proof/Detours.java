package org.jadoube.chess.retro.proof;

import java.util.Arrays;

/// For each square, how many moves more it takes that some man goes there on his way.
final class Detours {
  static final int SQUARES = 64;

  private final int[] moves = new int[SQUARES];

  /// Nobody goes anywhere yet.
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
