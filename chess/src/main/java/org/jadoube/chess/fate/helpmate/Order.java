package org.jadoube.chess.fate.helpmate;

import static org.jadoube.chess.bits.Bitboard.UPSIDE_DOWN;

import java.util.Arrays;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.fate.men.Men;

/// The order in which a [Dive] tries moves: by piece, pawns first and the king last, then by square
/// as the winner sees it.
enum Order {
  /// Moves along the route first, from the first rank up.
  ALONG_FIRST(true, 0),
  /// Without regard to the route, from the last rank down.
  DOWN_THE_BOARD(false, 63);

  private static final int SQUARE_BITS = 6;
  private static final int ROLE_BITS = 4;

  private final boolean alongFirst;
  private final int turned;

  Order(boolean alongFirst, int turned) {
    this.alongFirst = alongFirst;
    this.turned = turned;
  }

  Order other() {
    return this == ALONG_FIRST ? DOWN_THE_BOARD : ALONG_FIRST;
  }

  /// Sorts the first `count` moves.
  void sort(int[] moves, int count, Men men, boolean winnerMoves, Course course) {
    long[] keys = new long[count];
    int seen = turned ^ (winnerMoves ? 0 : UPSIDE_DOWN);
    for (int index = 0; index < count; index++) {
      int move = moves[index];
      boolean later = alongFirst && course.cost(men, move, winnerMoves) != Course.ALONG;
      keys[index] = ((long) rank(move, seen, later) << Integer.SIZE) | Integer.toUnsignedLong(move);
    }
    Arrays.sort(keys);
    for (int index = 0; index < count; index++) {
      moves[index] = (int) keys[index];
    }
  }

  private static int rank(int move, int seen, boolean later) {
    int rank = (later ? 1 << ROLE_BITS : 0) | PackedMove.role(move);
    rank = rank << SQUARE_BITS | (PackedMove.from(move) ^ seen);
    return rank << SQUARE_BITS | (PackedMove.to(move) ^ seen);
  }
}
