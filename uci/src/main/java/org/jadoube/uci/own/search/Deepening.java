package org.jadoube.uci.own.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Finding.Bound;

/// Searches a position again and again, each time a ply deeper.
public final class Deepening {
  private static final int WINDOW = 30;
  private static final int WINDOW_FROM = 5; // plies

  private final AlphaBeta tree;
  private final Budget budget;
  private final Consumer<Finding> watcher;
  private final Colour turn;
  private final List<RootMove> moves;

  /// @param only the moves among which to choose; empty for all
  public Deepening(
      PlayedLine line,
      List<Move> only,
      SearchTable table,
      Budget budget,
      Consumer<Finding> watcher) {
    this.budget = budget;
    this.watcher = watcher;
    this.tree = new AlphaBeta(table, budget);
    this.turn = line.position().turn();
    tree.path.begin(line);
    this.moves = roots(only);
  }

  private List<RootMove> roots(List<Move> only) {
    Node root = tree.path.at(0);
    int count = root.list();
    return new ArrayList<>(
        Arrays.stream(root.moves, 0, count)
            .filter(move -> only.isEmpty() || only.contains(seen(move, turn)))
            .mapToObj(RootMove::of)
            .toList());
  }

  /// The best lines, the best first; empty if there is no move.
  ///
  /// @param wanted how many lines are wanted
  public List<Finding> best(int wanted) {
    int lines = Math.min(wanted, moves.size());
    List<Finding> best = List.of();
    for (int depth = 1; lines > 0 && (depth == 1 || budget.allows(depth)); depth++) {
      deepen(depth, lines);
      best = isCut() && !best.isEmpty() ? amended(best) : found(lines);
    }
    return best;
  }

  private List<Finding> found(int lines) {
    return IntStream.range(0, lines)
        .filter(rank -> moves.get(rank).score() > -Scores.INFINITE)
        .mapToObj(this::finding)
        .toList();
  }

  /// The lines of the depth before, unless a better move has come to light since.
  private List<Finding> amended(List<Finding> before) {
    Finding first = finding(0);
    return Stream.concat(
            Stream.of(first), before.stream().filter(other -> !move(other).equals(move(first))))
        .limit(Math.max(1, before.size()))
        .toList();
  }

  private static Move move(Finding finding) {
    return finding.line().getFirst();
  }

  private void deepen(int depth, int lines) {
    if (lines > 1 && lines == moves.size()) {
      weighAll(depth);
      return;
    }
    for (int rank = 0; rank < lines && !isCut(); rank++) {
      widen(rank, depth);
      sort(rank);
      tell(rank, rank + 1);
    }
  }

  /// Searches every move as if it were the only one.
  private void weighAll(int depth) {
    for (int at = 0; at < moves.size() && !isCut(); at++) {
      RootMove tried = moves.get(at);
      tree.path.at(0).play(tried.move(), tree.path.at(1));
      int score = deep(-Scores.INFINITE, Scores.INFINITE, depth);
      if (!budget.isOver() || tried.depth() == 0) {
        moves.set(at, found(tried, score, depth));
      }
    }
    if (!isCut()) {
      sort(0);
      tell(0, moves.size());
    }
  }

  /// Sorts the moves from a rank on; those that were no better keep their order.
  private void sort(int rank) {
    moves.subList(rank, moves.size()).sort(Comparator.comparingInt(RootMove::score).reversed());
  }

  private void tell(int from, int to) {
    for (int rank = from; rank < to && !isCut(); rank++) {
      watcher.accept(finding(rank));
    }
  }

  /// Whether the search is over, and there is something to show for it.
  private boolean isCut() {
    return budget.isOver() && moves.getFirst().depth() > 0;
  }

  /// Searches with a narrow window around the last score, which is opened if the score is outside.
  private void widen(int rank, int depth) {
    int last = moves.get(rank).score();
    boolean narrow = depth >= WINDOW_FROM && !Scores.isMate(last);
    int alpha = narrow ? last - WINDOW : -Scores.INFINITE;
    int beta = narrow ? last + WINDOW : Scores.INFINITE;
    int score = search(rank, alpha, beta, depth);
    for (int width = 4 * WINDOW;
        !budget.isOver() && (score <= alpha || score >= beta);
        width *= 4) {
      boolean open = width > 16 * WINDOW;
      alpha = open ? -Scores.INFINITE : score <= alpha ? last - width : alpha;
      beta = open ? Scores.INFINITE : score >= beta ? last + width : beta;
      score = search(rank, alpha, beta, depth);
    }
  }

  /// Searches the root moves from `rank` on.
  private int search(int rank, int alpha, int beta, int depth) {
    Node root = tree.path.at(0);
    int best = alpha;
    for (int at = rank; at < moves.size(); at++) {
      RootMove tried = moves.get(at);
      root.play(tried.move(), tree.path.at(1));
      boolean first = at == rank;
      int score =
          first ? deep(best, beta, depth) : -tree.search(1, -best - 1, -best, depth - 1, true);
      if (!first && score > best && !budget.isOver()) {
        score = deep(best, beta, depth);
      }
      if (budget.isOver() && moves.get(rank).depth() > 0 && !(first && depth == 1)) {
        return best;
      }
      moves.set(at, first || score > best ? found(tried, score, depth) : failed(tried));
      best = Math.max(best, score);
      if (best >= beta) {
        break;
      }
    }
    return best;
  }

  private int deep(int alpha, int beta, int depth) {
    return -tree.search(1, -beta, -alpha, depth - 1, true);
  }

  private RootMove found(RootMove tried, int score, int depth) {
    return RootMove.found(tried.move(), score, depth, tree.variation.line(1));
  }

  private static RootMove failed(RootMove tried) {
    return new RootMove(tried.move(), -Scores.INFINITE, tried.depth(), tried.line());
  }

  private Finding finding(int rank) {
    RootMove move = moves.get(rank);
    return new Finding(
        rank + 1,
        move.depth(),
        Scores.said(move.score()),
        Bound.EXACT,
        budget.nodes(),
        Duration.ofNanos(budget.elapsed()),
        line(move.line()));
  }

  private List<Move> line(List<Integer> packed) {
    List<Move> line = new ArrayList<>();
    Colour mover = turn;
    for (int move : packed) {
      line.add(seen(move, mover));
      mover = mover.opposite();
    }
    return line;
  }

  /// A move as it is on the board.
  private static Move seen(int move, Colour mover) {
    return Move.unpacked(mover == Colour.WHITE ? move : move ^ PackedMove.FLIPPED);
  }
}
