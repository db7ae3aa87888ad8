package org.jadoube.uci.own.search;

import org.jadoube.uci.Finding.Bound;
import org.jadoube.uci.own.evaluation.Evaluation;

/// Alpha-beta with a principal variation, below the root.
final class AlphaBeta {
  private static final int MARGIN_PER_PLY = 85;
  private static final int FUTILE = 7; // plies
  private static final int[][] REDUCTIONS = reductions();

  final Path path = new Path();
  final Variation variation = new Variation();
  private final Ordering ordering = new Ordering();
  private final Evaluation evaluation = new Evaluation();
  private final SearchTable table;
  private final Budget budget;
  private final Quiescence quiescence;

  AlphaBeta(SearchTable table, Budget budget) {
    this.table = table;
    this.budget = budget;
    this.quiescence = new Quiescence(path, ordering, evaluation, budget);
  }

  /// The score of the node at `ply`, at most `alpha` or at least `beta` if it is not exact.
  int search(int ply, int alpha, int beta, int depth, boolean mayPass) {
    Node node = path.at(ply);
    variation.clear(ply);
    if (path.isDrawn(ply) || Evaluation.isDeadByMaterial(node.men())) {
      return isMated(node) ? Scores.matedAt(ply) : Scores.DRAW;
    }
    boolean check = node.isCheck();
    int left = check ? depth + 1 : depth;
    if (left <= 0) {
      return quiescence.search(ply, alpha, beta);
    }
    budget.count();
    if (budget.isOver() || ply >= Path.LONGEST) {
      return evaluated(node);
    }
    long entry = table.find(node.key);
    boolean principal = beta - alpha > 1;
    if (entry != 0 && !principal && SearchTable.depth(entry) >= left) {
      int known = Scores.restored(SearchTable.score(entry), ply);
      if (suffices(SearchTable.bound(entry), known, alpha, beta)) {
        return known;
      }
    }
    int still = check ? -Scores.INFINITE : evaluated(node);
    if (!check && !principal) {
      if (left <= FUTILE && still - MARGIN_PER_PLY * left >= beta && !Scores.isMate(beta)) {
        return still;
      }
      if (mayPass && left >= 2 && still >= beta && node.hasPieces()) {
        int passed = passing(ply, beta, left);
        if (passed >= beta && !budget.isOver()) {
          return Scores.isMate(passed) ? beta : passed;
        }
      }
    }
    return moves(ply, alpha, beta, left, still, SearchTable.move(entry));
  }

  /// The fiftieth move may mate (Article 9.6.2), which is looked at only here.
  private static boolean isMated(Node node) {
    return node.isCheck() && node.list() == 0;
  }

  private static boolean suffices(Bound bound, int score, int alpha, int beta) {
    return switch (bound) {
      case EXACT -> true;
      case LOWER -> score >= beta;
      case UPPER -> score <= alpha;
    };
  }

  private int evaluated(Node node) {
    return evaluation.of(node.men(), node.squares());
  }

  /// The score if the opponent moves twice: if that is still good, the position is.
  private int passing(int ply, int beta, int depth) {
    path.at(ply).pass(path.at(ply + 1));
    return -search(ply + 1, -beta, 1 - beta, depth - 3 - depth / 4, false);
  }

  private int moves(int ply, int alpha, int beta, int depth, int still, int fromTable) {
    boolean check = still == -Scores.INFINITE;
    Node node = path.at(ply);
    int count = node.list();
    if (count == 0) {
      return check ? Scores.matedAt(ply) : Scores.DRAW;
    }
    ordering.score(node, count, ply, fromTable);
    boolean principal = beta - alpha > 1;
    boolean futile =
        !check && !principal && depth <= FUTILE && still + 120 + MARGIN_PER_PLY * depth <= alpha;
    int best = -Scores.INFINITE;
    int bestMove = 0;
    int highest = alpha;
    for (int at = 0; at < count; at++) {
      int move = ordering.pick(node.moves, count, ply, at);
      boolean quiet = !Ordering.isForcing(move);
      if (best > -Scores.MATES
          && !check
          && !principal
          && isHopeless(quiet, futile, depth, at, ply)) {
        continue;
      }
      node.play(move, path.at(ply + 1));
      int score = child(ply, highest, beta, depth, at, quiet && !check, principal, move);
      if (budget.isOver()) {
        return Math.max(best, alpha);
      }
      if (score > best) {
        best = score;
        if (score > highest) {
          highest = score;
          bestMove = move;
          variation.put(ply, move);
        }
        if (score >= beta) {
          if (quiet) {
            ordering.refuted(move, node.moves, at, ply, depth);
          }
          break;
        }
      }
    }
    Bound bound = best >= beta ? Bound.LOWER : bestMove != 0 ? Bound.EXACT : Bound.UPPER;
    table.put(node.key, bestMove, Scores.stored(best, ply), depth, bound);
    return best;
  }

  private boolean isHopeless(boolean quiet, boolean futile, int depth, int at, int ply) {
    return quiet
        ? futile || (depth <= 4 && at > 4 + 3 * depth * depth)
        : depth <= 4 && ordering.isLosing(ply, at);
  }

  /// The score of the move just played into the next node: the first in full, the others first with
  /// a null window and, the later they come, less deeply.
  private int child(
      int ply, int alpha, int beta, int depth, int at, boolean quiet, boolean principal, int move) {
    int next = depth - 1;
    if (at == 0) {
      return -search(ply + 1, -beta, -alpha, next, true);
    }
    int reduced = quiet && depth >= 3 && at >= 3 ? reduction(depth, at, principal, move) : 0;
    int score = -search(ply + 1, -alpha - 1, -alpha, next - reduced, true);
    if (score > alpha && reduced > 0) {
      score = -search(ply + 1, -alpha - 1, -alpha, next, true);
    }
    return score > alpha && score < beta ? -search(ply + 1, -beta, -alpha, next, true) : score;
  }

  private int reduction(int depth, int at, boolean principal, int move) {
    int usual = REDUCTIONS[Math.min(depth, 63)][Math.min(at, 63)];
    int adjusted = usual - (principal ? 1 : 0) - ordering.history(move) / 6000;
    return Math.clamp(adjusted, 0, depth - 2);
  }

  private static int[][] reductions() {
    int[][] reductions = new int[64][64];
    for (int depth = 1; depth < 64; depth++) {
      for (int at = 1; at < 64; at++) {
        reductions[depth][at] = (int) (0.6 + StrictMath.log(depth) * StrictMath.log(at) / 2.3);
      }
    }
    return reductions;
  }
}
