package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;

/// Lets every piece of a phase go wherever it can without a capture.
final class Closure {
  private final StaticPhase phase;
  private final PhaseFacts guard;
  private final Forcing forcing;
  private final FilePawns pawns;

  private Closure(StaticPhase phase) {
    this.phase = phase;
    this.guard = new PhaseFacts(phase);
    this.forcing = new Forcing(phase);
    this.pawns = new FilePawns(phase);
  }

  static void close(StaticPhase phase) {
    Closure closing = new Closure(phase);
    boolean grown = true;
    while (grown) {
      phase.fix();
      grown = closing.growPieces();
      grown |= closing.growKings();
    }
    for (int piece = 0; piece < phase.size(); piece++) {
      phase.spent[piece] &= ~phase.reach[piece];
    }
  }

  private boolean growPieces() {
    boolean grown = false;
    for (int piece = StaticPhase.LOSER_KING + 1; piece < phase.size(); piece++) {
      grown |= grow(piece);
    }
    return grown;
  }

  private boolean growKings() {
    long free = ~phase.blockers();
    boolean grown =
        phase.kings.grow(
            free & ~guard.barred(StaticPhase.WINNER_KING),
            free & ~guard.barred(StaticPhase.LOSER_KING),
            phase.canWait(true),
            phase.canWait(false));
    phase.locateKings();
    return grown;
  }

  private boolean grow(int piece) {
    long before = phase.reach[piece];
    long spentBefore = phase.spent[piece];
    long barred = phase.blockers();
    long met = before;
    for (long left = met; left != 0; ) {
      long added = steps(piece, first(left)) & ~(barred | met);
      long forced = forcing.answered(piece, added);
      phase.spent[piece] |= forced;
      met |= added & ~forced;
      left = rest(left) | (added & ~forced);
    }
    phase.reach[piece] = met;
    return met != before || phase.spent[piece] != spentBefore;
  }

  private long steps(int piece, int from) {
    return phase.isPawn(piece)
        ? pawns.steps(piece, from)
        : phase.attacks(piece, from, phase.blockers());
  }
}
