package org.jadoube.laws.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.Counting;
import org.jadoube.laws.game.ReachedPosition;

/// Repetitions and moves without progress that draw a game by themselves: five and 75 (Article
/// 9.6), online three and 50 (E04 5.4). An edition without them never reaches their numbers.
record AutomaticDraws(
    Rule repetition, int occurrences, Counting counting, Rule moveCount, int reversiblePlies) {
  /// The fewest plies after which a position can recur.
  private static final int SHORTEST_RETURN = 4;

  private static final int NEVER = Integer.MAX_VALUE;

  static AutomaticDraws of(Edition edition) {
    Optional<Integer> sooner = edition.find(Parameters.OCCURRENCES_TO_DRAW_AT_ONCE);
    Optional<Integer> fewer = edition.find(Parameters.MOVES_TO_DRAW_AT_ONCE);
    return new AutomaticDraws(
        sooner.isPresent() ? Rule.AUTOMATIC_REPETITION : Rule.FIVEFOLD_REPETITION,
        sooner.or(() -> edition.find(Parameters.OCCURRENCES_TO_DRAW)).orElse(NEVER),
        edition.find(Parameters.OCCURRENCES_COUNTED).orElse(Counting.ANYWHERE),
        fewer.isPresent() ? Rule.AUTOMATIC_MOVE_COUNT : Rule.SEVENTY_FIVE_MOVES,
        fewer
            .or(() -> edition.find(Parameters.MOVES_TO_DRAW))
            .map(moves -> 2 * moves)
            .orElse(NEVER));
  }

  /// The counts at which they draw a game.
  LeastCounts least() {
    return new LeastCounts(occurrences, reversiblePlies);
  }

  /// The draws that end the game at `reached`.
  List<Ground> grounds(ReachedPosition reached) {
    if (!isNear(reached.occurrences(), reached.reversiblePlies())) {
      return List.of();
    }
    List<Ground> grounds = new ArrayList<>();
    if (isRepeated(reached)) {
      grounds.add(new Ground(repetition, List.of(Ground.repetition(reached))));
    }
    if (reached.reversiblePlies() >= reversiblePlies) {
      grounds.add(new Ground(moveCount, List.of(Ground.noPawnMoveOrCapture(reached))));
    }
    return grounds;
  }

  /// The number of plies after which the first of them draws a game; one more than the game has if
  /// none does.
  int first(History history) {
    boolean possible = isNear(history.mostOccurrences(), history.mostReversiblePlies());
    int ply = possible ? 0 : history.plies() + 1;
    while (ply <= history.plies() && !draws(history, ply)) {
      ply++;
    }
    return ply;
  }

  private boolean draws(History history, int ply) {
    return isNear(history.occurrences(ply), history.reversiblePlies(ply))
        && !grounds(history.at(ply)).isEmpty();
  }

  /// Whether a closer look is needed; two comparisons settle nearly every game of an archive.
  private boolean isNear(int occurrences, int reversible) {
    return occurrences >= this.occurrences || reversible >= reversiblePlies;
  }

  private boolean isRepeated(ReachedPosition reached) {
    return reached.occurrences() >= occurrences
        && switch (counting) {
          case ANYWHERE -> true;
          case CONSECUTIVE -> isUnbroken(reached);
        };
  }

  /// Whether the position came back each time after two moves by each player.
  private boolean isUnbroken(ReachedPosition reached) {
    ReachedPosition first = reached;
    for (int returns = 1; returns < occurrences; returns++) {
      Optional<? extends ReachedPosition> before = first.previousOccurrence();
      if (before.isEmpty() || first.number() - before.get().number() != SHORTEST_RETURN) {
        return false;
      }
      first = before.get();
    }
    return true;
  }
}
