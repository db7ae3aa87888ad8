package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Whether the loser's pieces can block their king's flight squares, a different piece on each.
final class Filling {
  private final StaticPhase phase;
  private final long[] taken; // by each piece: a flight square, or nothing

  private Filling(StaticPhase phase) {
    this.phase = phase;
    this.taken = new long[phase.size()];
  }

  static boolean canFill(StaticPhase phase, long flights) {
    if (flights == 0) {
      return true;
    }
    Filling filling = new Filling(phase);
    for (long left = flights; left != 0; left = rest(left)) {
      if (!filling.take(bit(first(left)), new boolean[phase.size()])) {
        return false;
      }
    }
    return true;
  }

  /// Finds a piece for this flight square; one that already has a square may have to take another.
  private boolean take(long flight, boolean[] asked) {
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      if (!phase.isWinners(piece) && !asked[piece] && (phase.reach[piece] & flight) != 0) {
        asked[piece] = true;
        if (taken[piece] == 0 || take(taken[piece], asked)) {
          taken[piece] = flight;
          return true;
        }
      }
    }
    return false;
  }
}
