package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.first;

/// The facts that are certain in a phase, wherever its pieces are.
final class PhaseFacts {
  private final StaticPhase phase;

  PhaseFacts(StaticPhase phase) {
    this.phase = phase;
  }

  /// Where this king can never stand; empty if the piece is not a king.
  long barred(int piece) {
    return barred(piece, StaticPhase.NOBODY);
  }

  /// Where this king can never stand even if the piece `but` may have moved.
  long barred(int piece, int but) {
    boolean byWinner = piece == StaticPhase.LOSER_KING;
    return piece > StaticPhase.LOSER_KING
        ? 0
        : attacked(byWinner, but, anybody(piece, StaticPhase.NOBODY))
            | Crowd.attacked(phase, byWinner, but);
  }

  /// The squares that a side's pawns and immobile pieces attack, apart from `but`, with lines cut
  /// off at `occupied`.
  long attacked(boolean byWinner, int but, long occupied) {
    long attacked =
        byWinner
            ? StaticPhase.risersAttack(phase.risers)
            : StaticPhase.fallersAttack(phase.fallers);
    for (int piece = 0; piece < phase.size(); piece++) {
      if (piece != but && phase.isWinners(piece) == byWinner && isKnown(piece)) {
        attacked |= phase.attacks(piece, first(phase.reach[piece]), occupied);
      }
    }
    return attacked;
  }

  /// Whether it is certain which squares the piece attacks: both its square and its kind are known.
  private boolean isKnown(int piece) {
    return phase.isFixed(piece) && phase.codes[piece] != StaticPhase.ANY;
  }

  /// The squares that this side certainly occupies.
  long taken(boolean winners) {
    long taken = phase.pawns(winners);
    for (int piece = 0; piece < phase.size(); piece++) {
      taken |= phase.isWinners(piece) == winners && phase.isFixed(piece) ? phase.reach[piece] : 0;
    }
    return taken;
  }

  /// Where any piece may be, apart from these two.
  long anybody(int but, int butToo) {
    long anybody = phase.pawns();
    for (int piece = 0; piece < phase.size(); piece++) {
      anybody |= piece == but || piece == butToo ? 0 : phase.reach[piece];
    }
    return anybody;
  }
}
