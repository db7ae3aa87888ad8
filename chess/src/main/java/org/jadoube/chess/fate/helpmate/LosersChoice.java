package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.RANK_8;
import static org.jadoube.chess.bits.Bitboard.bit;
import static org.jadoube.chess.bits.Bitboard.first;
import static org.jadoube.chess.bits.Bitboard.rest;
import static org.jadoube.chess.fate.helpmate.Sketch.NONE;

import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Targets;
import org.jadoube.chess.fate.men.Men;

/// How the loser moves in a [Sketch]. The king goes to meet the other one at the edge. If that
/// gains nothing, another piece keeps out of the way, best where the winner can capture it.
final class LosersChoice {
  private static final int MOST_MOVES = 256;
  private static final int UP = 8;
  private static final int SQUARE = 63;

  private final int[] moves = new int[MOST_MOVES];
  private final Whims whims;

  LosersChoice(Whims whims) {
    this.whims = whims;
  }

  /// The best move, or [Sketch#NONE].
  int of(Men men) {
    Targets targets = new Targets(men.placement(), men.rights);
    long attacked = targets.attacked();
    long steps = targets.kingSteps(attacked);
    int king = targets.king();
    int other = first(men.kings() & men.enemy);
    long gaining = gaining(steps & ~men.enemy, king, other);
    if (gaining != 0) {
      return step(king, gaining);
    }
    int quiet = quiet(men, targets, attacked);
    if (quiet != NONE) {
      return quiet;
    }
    return steps == 0 ? any(men) : step(king, waiting(steps, king, other));
  }

  private int step(int king, long squares) {
    return PackedMove.normal(PackedMove.KING, king, whims.pick(squares), 0);
  }

  /// The best of these steps, if they gain anything.
  private static long gaining(long steps, int king, int other) {
    long outwards = steps & Ways.outwards(king);
    long nearer = steps & Ways.nearer(king, other);
    long best = outwards & nearer;
    if (best == 0) {
      best = outwards & Ways.notFarther(king, other);
    }
    if (best == 0) {
      best = nearer & Ways.notInwards(king);
    }
    return best != 0 ? best : outwards;
  }

  /// Those of these steps that lose nothing, or all of them.
  private static long waiting(long steps, int king, int other) {
    long waiting = steps & Ways.notInwards(king) & Ways.notFarther(king, other);
    return waiting == 0 ? steps : waiting;
  }

  /// A move by another piece that captures nothing, best to one of the squares `attacked`.
  private int quiet(Men men, Targets targets, long attacked) {
    int chosen = NONE;
    long knights = targets.knights();
    long movers = knights | targets.diagonals() | targets.orthogonals();
    int turn = whims.pick(-1L);
    for (long left = Long.rotateRight(movers, turn); left != 0; left = rest(left)) {
      int from = (first(left) + turn) & SQUARE;
      long reached =
          ((knights & bit(from)) == 0 ? targets.slider(from) : targets.knight(from)) & ~men.enemy;
      if ((reached & attacked) != 0) {
        return PackedMove.normal(targets.role(from), from, whims.pick(reached & attacked), 0);
      }
      if (reached != 0) {
        chosen = PackedMove.normal(targets.role(from), from, whims.pick(reached), 0);
      }
    }
    long pushes = targets.pushes(men.own) & ~RANK_8;
    if (pushes != 0 && (chosen == NONE || (pushes & attacked) != 0)) {
      int to = whims.pick((pushes & attacked) != 0 ? pushes & attacked : pushes);
      chosen = PackedMove.normal(PackedMove.PAWN, to - UP, to, 0);
    }
    return chosen;
  }

  /// The move that loses least.
  private int any(Men men) {
    int count = men.list(moves);
    int best = Integer.MIN_VALUE;
    int chosen = NONE;
    for (int index = 0; index < count; index++) {
      int gain = whims.small() + Gain.losers(moves[index]);
      if (gain > best) {
        best = gain;
        chosen = moves[index];
      }
    }
    return chosen;
  }
}
