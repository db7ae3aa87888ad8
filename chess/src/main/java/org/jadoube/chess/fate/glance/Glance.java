package org.jadoube.chess.fate.glance;

import org.jadoube.chess.Position;
import org.jadoube.chess.bits.Placement;
import org.jadoube.chess.fate.Fate;
import org.jadoube.chess.fate.helpmate.Sketch;
import org.jadoube.chess.fate.men.Freedom;
import org.jadoube.chess.fate.men.HopelessMaterial;
import org.jadoube.chess.fate.men.Men;

/// A verdict on a position in a microsecond or a few, without a [Position]. Whatever it says,
/// [Fate] says too, but not the other way round. An object serves one thread.
public final class Glance {
  private final Sketch sketch = new Sketch();

  /// Whether there is a legal move and [Fate#isDead] certainly would not call the position dead.
  ///
  /// @param men the pieces as the side to move sees them
  /// @param rights the rooks that may castle and the en passant square, as in [Position]
  public boolean isFree(Placement men, long rights) {
    Men seen = Men.of(men, rights);
    return seen.count() > 0
        && (Freedom.isPlain(seen) || canMate(seen, true) || canMate(seen, false));
  }

  /// Whether one side can certainly checkmate by some series of legal moves.
  ///
  /// @param winnerMoves whether that is the side to move
  public boolean canMate(Placement men, long rights, boolean winnerMoves) {
    return canMate(Men.of(men, rights), winnerMoves);
  }

  /// Whether one side can certainly checkmate in this position by some series of legal moves.
  public boolean canMate(Position position, boolean winnerMoves) {
    return canMate(Men.of(position), winnerMoves);
  }

  private boolean canMate(Men men, boolean winnerMoves) {
    return HopelessMaterial.canMate(men, winnerMoves) && sketch.mates(men, winnerMoves);
  }
}
