package org.jadoube.chess.fate.helpmate;

import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.HopelessMaterial;
import org.jadoube.chess.fate.men.Men;
import org.jadoube.chess.fate.phase.Phases;

/// The positions a search skips because the winner provably has no mate from them: by material, and
/// by pawn walls where checking for them pays off. The answer can change with a capture or a pawn
/// move, and when a king is driven behind a wall.
final class Pruning {
  private static final int FEW_PHASES = 32;
  private static final int FIRST_CREDIT = 100;
  private static final int REWARD = 100;

  private int credit; // phases that may still be examined

  void lookForWalls() {
    credit = FIRST_CREDIT;
  }

  /// Whether the position cannot be won.
  ///
  /// @param winnerMoves whether the winner is to move
  boolean isHopeless(Men men, boolean winnerMoves) {
    return !HopelessMaterial.canMate(men, winnerMoves) || isWalled(men, winnerMoves);
  }

  /// Whether the move is a capture or a pawn move.
  static boolean isIrreversible(int move) {
    return PackedMove.captured(move) != 0 || PackedMove.role(move) == PackedMove.PAWN;
  }

  private boolean isWalled(Men men, boolean winnerMoves) {
    if (credit <= 0) {
      return false;
    }
    Phases phases = new Phases(men, winnerMoves, Phases.Grain.PAWNS);
    boolean walled = phases.exclude(FEW_PHASES);
    credit += (walled ? REWARD : 0) - 1 - phases.size();
    return walled;
  }
}
