package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.bits.Bitboard.several;

import org.jadoube.chess.bits.AttackTables;

/// Whether a phase may contain a checkmate as far as its sets show: some square of the king is
/// attacked, and each of its flight squares is attacked or occupied by its own side.
final class Net {
  private final StaticPhase phase;
  private final long blockers;
  private final long guarded;
  private final long attacked; // by pieces anywhere in their sets, each on several squares at once
  private long winnerKing; // where it may stand while it mates

  private Net(StaticPhase phase) {
    this.phase = phase;
    this.guarded = StaticPhase.risersAttack(phase.risers);
    this.blockers = phase.blockers() & ~fixedKing(phase);
    this.attacked = guarded | attacked();
  }

  /// The king does not protect the squares behind it from the attack.
  private static long fixedKing(StaticPhase phase) {
    long king = phase.reach[StaticPhase.LOSER_KING];
    return several(king) ? 0 : king;
  }

  static boolean isConceivable(StaticPhase phase) {
    return new Net(phase).anywhere();
  }

  private boolean anywhere() {
    for (long left = phase.reach[StaticPhase.LOSER_KING]; left != 0; left = rest(left)) {
      if (on(first(left))) {
        return true;
      }
    }
    return false;
  }

  private boolean on(int king) {
    long flights = AttackTables.king(king) & ~phase.fallers;
    if (!closes(king, flights, attacked)) {
      return false;
    }
    winnerKing = phase.mating(king);
    return winnerKing != 0 && closesTogether(king, flights);
  }

  /// Whether attacking these squares is mate: the king is attacked, and the loser can block the
  /// remaining flight squares.
  private boolean closes(int king, long flights, long attacked) {
    return (attacked & bit(king)) != 0 && Filling.canFill(phase, flights & ~attacked);
  }

  /// All that the winner's pieces attack, counting each on all of its squares at once.
  private long attacked() {
    long attacked = 0;
    for (int piece = 0; piece < phase.size(); piece++) {
      if (phase.isWinners(piece)) {
        for (long left = phase.reach[piece]; left != 0; left = rest(left)) {
          attacked |= phase.attacks(piece, first(left), blockers);
        }
      }
    }
    return attacked;
  }

  private long stands(int piece, int king) {
    return piece == StaticPhase.WINNER_KING ? winnerKing : phase.reach[piece] & ~bit(king);
  }

  /// Whether attacks from single squares can be mate. Tries every combination of squares that the
  /// pieces can attack together, considering only the king's square and its flight squares.
  private boolean closesTogether(int king, long flights) {
    long asked = flights | bit(king);
    Choices together = new Choices();
    together.add((int) Long.compress(guarded, asked));
    for (int piece = 0; piece < phase.size(); piece++) {
      if (phase.isWinners(piece)) {
        together = together.and(alone(piece, king, asked));
      }
    }
    return together.anyLargest(set -> closes(king, flights, Long.expand(set, asked)));
  }

  private Choices alone(int piece, int king, long asked) {
    Choices alone = new Choices();
    for (long left = stands(piece, king); left != 0; left = rest(left)) {
      alone.add((int) Long.compress(phase.attacks(piece, first(left), blockers), asked));
    }
    return alone;
  }
}
