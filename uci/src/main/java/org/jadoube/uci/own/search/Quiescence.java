package org.jadoube.uci.own.search;

import org.jadoube.chess.bits.PackedMove;
import org.jadoube.uci.own.evaluation.Evaluation;

/// Captures and promotions until the position is quiet; in check, all moves.
final class Quiescence {
  private static final int HOPE = 150; // what a capture may gain beside the piece

  private final Path path;
  private final Ordering ordering;
  private final Evaluation evaluation;
  private final Budget budget;

  Quiescence(Path path, Ordering ordering, Evaluation evaluation, Budget budget) {
    this.path = path;
    this.ordering = ordering;
    this.evaluation = evaluation;
    this.budget = budget;
  }

  int search(int ply, int alpha, int beta) {
    budget.count();
    Node node = path.at(ply);
    int still = evaluation.of(node.men(), node.squares());
    boolean check = node.isCheck();
    if (budget.isOver() || ply >= Path.LONGEST || (!check && still >= beta)) {
      return still;
    }
    int count = node.list();
    if (count == 0) {
      return check ? Scores.matedAt(ply) : Scores.DRAW;
    }
    return check
        ? best(node, ply, alpha, beta, count, Scores.matedAt(ply), -Scores.INFINITE)
        : best(node, ply, Math.max(alpha, still), beta, forcing(node.moves, count), still, still);
  }

  /// Moves captures and promotions to a queen to the front.
  private static int forcing(int[] moves, int count) {
    int kept = 0;
    for (int at = 0; at < count; at++) {
      int promoted = PackedMove.promoted(moves[at]);
      if (promoted == PackedMove.QUEEN || (promoted == 0 && PackedMove.captured(moves[at]) != 0)) {
        moves[kept++] = moves[at];
      }
    }
    return kept;
  }

  /// @param still the evaluation if nothing is done; hopeless captures are left out
  private int best(Node node, int ply, int alpha, int beta, int count, int least, int still) {
    ordering.score(node, count, ply, 0);
    int best = least;
    int highest = alpha;
    for (int at = 0; at < count && best < beta; at++) {
      int move = ordering.pick(node.moves, count, ply, at);
      if (still > -Scores.INFINITE
          && (ordering.isLosing(ply, at) || isHopeless(move, still, highest))) {
        continue;
      }
      node.play(move, path.at(ply + 1));
      int score = -search(ply + 1, -beta, -highest);
      if (budget.isOver()) {
        return best;
      }
      best = Math.max(best, score);
      highest = Math.max(highest, score);
    }
    return best;
  }

  private static boolean isHopeless(int move, int still, int alpha) {
    return PackedMove.promoted(move) == 0
        && still + HOPE + Exchange.VALUES[PackedMove.captured(move)] <= alpha;
  }
}
