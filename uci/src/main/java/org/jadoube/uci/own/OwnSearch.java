package org.jadoube.uci.own;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.domain.Require;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.own.search.Budget;
import org.jadoube.uci.own.search.Deepening;
import org.jadoube.uci.own.search.SearchTable;

/// One search of our engine. It can be stopped before it is run, so a stop is never lost.
///
/// @since 0.1.0
public final class OwnSearch {
  private final PlayedLine line;
  private final Limits limits;
  private final Level level;
  private final long seed;
  private final SearchTable table;
  private final Budget budget;

  OwnSearch(PlayedLine line, Limits limits, Level level, long seed, SearchTable table) {
    this.line = line;
    this.limits = limits;
    this.level = level;
    this.seed = seed;
    this.table = table;
    this.budget =
        new Budget(
            System::nanoTime,
            Math.min(level.nodes(), limits.nodes().orElse(Long.MAX_VALUE)),
            limits.depth().orElse(Integer.MAX_VALUE));
  }

  /// Lets the clock count from now on.
  public void startClock() {
    Timing.begin(budget, limits, line.position().turn());
  }

  /// Ends the search, now or as soon as it is run.
  public void stop() {
    budget.stop();
  }

  /// Whether nothing but a stop ends it.
  public boolean isOpen() {
    return budget.isOpen();
  }

  /// Searches, and waits for the answer.
  ///
  /// @param lines how many of the best lines the watcher is told of, from 1
  public Answer run(int lines, Consumer<Finding> watcher) {
    Require.atLeast(1, lines, "lines");
    Deepening deepening = new Deepening(line, limits.only(), table, budget, watcher);
    List<Finding> best = deepening.best(Math.max(lines, level.choice()));
    return best.isEmpty()
        ? Answer.failed(Failure.Kind.GAME_OVER, "There is no legal move.")
        : answer(level.chosen(best, random()));
  }

  private static Answer answer(Finding finding) {
    List<Move> moves = finding.line();
    Optional<Move> reply = moves.size() > 1 ? Optional.of(moves.get(1)) : Optional.empty();
    return new Answer.Played(moves.getFirst(), reply, Optional.of(finding));
  }

  /// Equal for equal positions of a game.
  private RandomGenerator random() {
    return new SplittableRandom(seed ^ line.position().hash() ^ line.length());
  }
}
