package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.several;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.fate.kings.Kings;

/// A capture or a pawn move that ends a phase.
///
/// @param winnerMoved which side moved
/// @param risers the winner's pawns afterwards
/// @param fallers the loser's pawns afterwards
/// @param passed where a pawn may be captured en passant afterwards
/// @param captured the captured piece, or [StaticPhase#NOBODY] for a pawn or none
/// @param moved the piece that moved, or [StaticPhase#NOBODY] for a pawn
/// @param to the squares it may arrive on; if there is only one, nobody else is on it
/// @param promotes whether a pawn becomes a piece
record Exit(
    boolean winnerMoved,
    long risers,
    long fallers,
    long passed,
    int captured,
    int moved,
    long to,
    boolean promotes) {

  /// The next phase. Empty if some piece has no square left, so that this move is impossible.
  Optional<StaticPhase> from(StaticPhase phase) {
    Kings kings = kingsAfter(phase);
    if (kings.losers() == 0 || kings.winners() == 0) {
      return Optional.empty();
    }
    int[] left = left(phase.size());
    int count = left.length + (promotes && moved == StaticPhase.NOBODY ? 1 : 0);
    int[] codes = new int[count];
    long[] reach = new long[count];
    for (int at = 0; at < left.length; at++) {
      codes[at] = code(phase, left[at]);
      reach[at] = reach(phase, left[at]);
      if (at > StaticPhase.LOSER_KING && reach[at] == 0) {
        return Optional.empty();
      }
    }
    if (count > left.length) {
      codes[left.length] = StaticPhase.ANY;
      reach[left.length] = to;
    }
    return Optional.of(new StaticPhase(risers, fallers, passed, codes, reach, kings));
  }

  /// The index of the moved piece in the next phase.
  int mover() {
    return captured != StaticPhase.NOBODY && captured < moved ? moved - 1 : moved;
  }

  private long empty() {
    return ~(risers | fallers);
  }

  /// The square that nobody else can be on any more, if it is known.
  private long taken() {
    return several(to) ? 0 : to;
  }

  private Kings kingsAfter(StaticPhase phase) {
    return switch (moved) {
      case StaticPhase.WINNER_KING -> phase.kings.winnerCaptured(to, phase::uncovers);
      case StaticPhase.LOSER_KING -> phase.kings.loserCaptured(to);
      default -> phase.kings.passed(winnerMoved, empty() & ~taken());
    };
  }

  /// The indices of the pieces without the captured one.
  private int[] left(int size) {
    int[] left = new int[size - (captured == StaticPhase.NOBODY ? 0 : 1)];
    Arrays.setAll(left, at -> captured != StaticPhase.NOBODY && at >= captured ? at + 1 : at);
    return left;
  }

  private int code(StaticPhase phase, int piece) {
    int code = phase.codes[piece];
    if (piece != moved || !phase.isPawn(piece)) {
      return code;
    }
    return promotes ? StaticPhase.ANY : code & StaticPhase.WINNERS;
  }

  /// A free piece stays free, because other phases may leave it out: see
  /// [StaticPhase#contains(Phase)].
  private long reach(StaticPhase phase, int piece) {
    if (piece == moved) {
      return to & empty();
    }
    long before = phase.reach[piece];
    long after = before & empty() & ~taken();
    return phase.isFree(piece) && !phase.isFree(piece, after) ? before : after;
  }
}
