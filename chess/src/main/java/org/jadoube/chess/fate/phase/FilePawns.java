package org.jadoube.chess.fate.phase;

import static org.jadoube.chess.bits.Bitboard.RANK_1;
import static org.jadoube.chess.bits.Bitboard.RANK_3;
import static org.jadoube.chess.bits.Bitboard.RANK_6;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.down;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.up;

import org.jadoube.chess.bits.PackedMove;

/// Pawns that count as pieces of a phase. Those of a file keep the order in which they stand on it.
final class FilePawns {
  private static final int RANK = 56; // mask for the rank in a square's number
  private static final int FILE = 7;

  private final StaticPhase phase;

  FilePawns(StaticPhase phase) {
    this.phase = phase;
  }

  /// Where a pawn may step from this square; the loser's do not promote this way.
  long steps(int pawn, int from) {
    long free = ~(phase.blockers() | barred(pawn));
    return phase.isWinners(pawn)
        ? risersSteps(bit(from), free)
        : fallersSteps(bit(from), free & ~RANK_1);
  }

  /// Where these pawns may step, if only squares in `free` can be empty.
  static long risersSteps(long risers, long free) {
    long once = up(risers) & free;
    return once | (up(once & RANK_3) & free);
  }

  /// Where the loser's pawns may step, if only squares in `free` can be empty.
  static long fallersSteps(long fallers, long free) {
    long once = down(fallers) & free;
    return once | (down(once & RANK_6) & free);
  }

  /// The squares it could only reach by passing an enemy pawn on its file.
  private long barred(int pawn) {
    long barred = 0;
    for (int other = StaticPhase.LOSER_KING + 1; other < phase.size(); other++) {
      if (meets(pawn, other)) {
        barred |=
            phase.isWinners(pawn)
                ? -1L << (last(phase.reach[other]) & RANK)
                : ~(-2L << (first(phase.reach[other]) | FILE));
      }
    }
    return barred;
  }

  private boolean meets(int pawn, int other) {
    return keepsItsFile(pawn)
        && keepsItsFile(other)
        && phase.isWinners(pawn) != phase.isWinners(other)
        && phase.isWinners(pawn) == (pawn < other)
        && ((first(phase.reach[pawn]) ^ first(phase.reach[other])) & FILE) == 0;
  }

  private boolean keepsItsFile(int piece) {
    return (phase.codes[piece] & ~StaticPhase.WINNERS) == PackedMove.PAWN;
  }

  private static int last(long set) {
    return 63 - Long.numberOfLeadingZeros(set);
  }
}
