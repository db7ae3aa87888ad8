package org.jadoube.uci.own.search;

import java.util.Arrays;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.chess.bits.Placement;

/// Which moves to try first: the one from the table, sound captures, moves that refuted others, and
/// then by what has worked elsewhere.
final class Ordering {
  private static final int FROM_TABLE = 1 << 30;
  private static final int SOUND = 1 << 28;
  private static final int KILLER = 1 << 26;
  private static final int LOSING = -(1 << 28);
  private static final int MOST_HISTORY = 1 << 14;
  private static final int FROM_AND_TO = (1 << 12) - 1;

  private final int[][] scores = new int[Path.LONGEST + 2][];
  private final int[][] killers = new int[Path.LONGEST + 2][2];
  private final int[] history = new int[1 << 15]; // by squares and role

  Ordering() {
    Arrays.setAll(scores, _ -> new int[0]);
  }

  /// Scores the moves of a node.
  void score(Node node, int count, int ply, int fromTable) {
    if (scores[ply].length < node.moves.length) {
      scores[ply] = new int[node.moves.length];
    }
    Placement men = node.men();
    for (int at = 0; at < count; at++) {
      int move = node.moves[at];
      scores[ply][at] = move == fromTable ? FROM_TABLE : score(move, men, ply);
    }
  }

  private int score(int move, Placement men, int ply) {
    if (isForcing(move)) {
      int value = most(move);
      return Exchange.isSound(move, men) ? SOUND + value : LOSING + value;
    }
    return move == killers[ply][0]
        ? KILLER + 1
        : move == killers[ply][1] ? KILLER : history[index(move)];
  }

  /// The most valuable victim first, the least valuable attacker first.
  private static int most(int move) {
    return 16 * Exchange.VALUES[PackedMove.captured(move)]
        + 16 * Exchange.VALUES[PackedMove.promoted(move)]
        - PackedMove.role(move);
  }

  /// Whether it captures or promotes.
  static boolean isForcing(int move) {
    return PackedMove.captured(move) != 0 || PackedMove.promoted(move) != 0;
  }

  /// Whether the move loses material, going by its score.
  boolean isLosing(int ply, int at) {
    return scores[ply][at] < LOSING / 2;
  }

  /// Brings the best of the moves from `at` on to that place.
  int pick(int[] moves, int count, int ply, int at) {
    int[] scored = scores[ply];
    int best = at;
    for (int other = at + 1; other < count; other++) {
      best = scored[other] > scored[best] ? other : best;
    }
    swap(moves, at, best);
    swap(scored, at, best);
    return moves[at];
  }

  private static void swap(int[] values, int one, int other) {
    int value = values[one];
    values[one] = values[other];
    values[other] = value;
  }

  /// A quiet move refuted the one before it; those tried earlier did not.
  void refuted(int move, int[] moves, int tried, int ply, int depth) {
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    int weight = Math.min(depth * depth, 400);
    learn(move, weight);
    for (int at = 0; at < tried; at++) {
      if (!isForcing(moves[at])) {
        learn(moves[at], -weight);
      }
    }
  }

  private void learn(int move, int weight) {
    int at = index(move);
    history[at] += weight * 16 - history[at] * Math.abs(weight) * 16 / MOST_HISTORY;
  }

  int history(int move) {
    return history[index(move)];
  }

  private static int index(int move) {
    return (move & FROM_AND_TO) | (PackedMove.role(move) << 12);
  }
}
