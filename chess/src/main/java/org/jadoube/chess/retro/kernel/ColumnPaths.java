package org.jadoube.chess.retro.kernel;

import static org.jadoube.chess.retro.kernel.PawnColumn.BLACK;
import static org.jadoube.chess.retro.kernel.PawnColumn.WHITE;
import static org.jadoube.chess.retro.kernel.PawnColumn.colour;
import static org.jadoube.chess.retro.kernel.PawnColumn.size;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// All that can happen on one file until its pawns stand as they should, given the crossings on its
/// left.
final class ColumnPaths {
  private static final int LAST_FILE = Goal.FILES - 1;

  private final Goal goal;
  private final Relaxation relaxation;
  private final int file;
  private final int width;
  private final StepBudget effort;
  private final Set<State> seen = new HashSet<>();
  private final Set<Path> found = new LinkedHashSet<>();
  private boolean narrowed;

  /// A way to the goal: the crossings it causes on the right, and the losses by then.
  record Path(long right, long losses) {}

  /// An intermediate state; `used` counts the captures that do not cross on the left.
  private record State(long column, long left, long right, long losses, int used) {
    State with(long changed) {
      return new State(changed, left, right, losses, used);
    }

    State costing(long more) {
      return new State(column, left, right, more, used + 1);
    }

    State crossing(int crossing) {
      return new State(column, left, Crossing.then(right, crossing), losses, used);
    }

    State pastFirst() {
      return new State(column, Crossing.rest(left), right, losses, used);
    }
  }

  ColumnPaths(Goal goal, Relaxation relaxation, int file, int width, StepBudget effort) {
    this.goal = goal;
    this.relaxation = relaxation;
    this.file = file;
    this.width = width;
    this.effort = effort;
  }

  /// Whether there may be more ways with more captures.
  boolean narrowed() {
    return narrowed;
  }

  /// The ways to the goal, those with the fewest crossings on the right first.
  List<Path> from(long left, long losses) {
    State start = new State(PawnColumn.INITIAL, left, Crossing.NONE, losses, 0);
    State noBlack = captured(start, BLACK);
    List.of(start, captured(start, WHITE), noBlack, captured(noBlack, WHITE))
        .forEach(this::explore);
    List<Path> ordered = new ArrayList<>(found);
    ordered.sort(Comparator.comparingInt(path -> Crossing.count(path.right())));
    return ordered;
  }

  /// A piece captures the file's own pawn before anything else happens.
  private static State captured(State state, int colour) {
    return state
        .with(PawnColumn.without(state.column, colour))
        .costing(PieceLosses.pawn(state.losses, colour));
  }

  private void explore(State state) {
    if (state.column == PawnColumn.IMPOSSIBLE || !goal.allows(state.losses)) {
      return;
    }
    if (state.used > width || Crossing.isFull(state.right)) {
      narrowed = true;
    } else if (seen.add(state) && effort.spend()) {
      finish(state);
      followLeft(state);
      goOn(state, WHITE);
      goOn(state, BLACK);
    }
  }

  private void finish(State state) {
    int black = Relaxation.promotedBelow(state.column, goal.column(file));
    int white = size(state.column) - size(goal.column(file)) - black;
    if (state.left == Crossing.NONE
        && black >= 0
        && (white == 0 || goal.allowance(WHITE).mayStep(file))
        && (black == 0 || goal.allowance(BLACK).mayStep(file))) {
      long losses = promoted(promoted(state.losses, WHITE, white), BLACK, black);
      found.add(new Path(state.right, losses));
    }
  }

  private long promoted(long losses, int colour, int times) {
    long more = losses;
    for (int time = 0; time < times; time++) {
      more = goal.allowance(colour).promoted(more, colour, file);
    }
    return more;
  }

  private void followLeft(State state) {
    if (state.left == Crossing.NONE) {
      return;
    }
    int crossing = Crossing.first(state.left);
    if (Crossing.rightwards(crossing)) {
      arrive(state, crossing);
    } else {
      leave(state.pastFirst(), Crossing.colour(crossing), Crossing.rank(crossing));
    }
  }

  private void arrive(State state, int crossing) {
    int colour = Crossing.colour(crossing);
    int rank = Crossing.rank(crossing);
    for (int lower = -1; lower < size(state.column); lower++) {
      int upper = lower + (Crossing.takesPawn(crossing) ? 2 : 1);
      if (isFree(state.column, lower, upper, colour)) {
        long arrived = relaxation.arrived(state.column, colour, lower, upper, rank, true);
        explore(state.pastFirst().with(arrived));
      }
    }
  }

  private void leave(State state, int colour, int rank) {
    for (int index = 0; index < size(state.column); index++) {
      if (colour(state.column, index) == colour) {
        explore(state.with(relaxation.departed(state.column, colour, index, rank)));
      }
    }
  }

  private void goOn(State state, int colour) {
    if (file < LAST_FILE) {
      leaveRightwards(state, colour, false);
      leaveRightwards(state, colour, true);
      arriveFromRight(state, colour, false);
      arriveFromRight(state, colour, true);
      promote(state, colour, file + 1);
    }
    if (file > 0) {
      promote(state, colour, file - 1);
    }
  }

  private void leaveRightwards(State state, int colour, boolean takesPawn) {
    boolean asked = !takesPawn && coloursMatter(colour);
    for (int index = 0; index < size(state.column); index++) {
      if (colour(state.column, index) == colour) {
        for (int rank : relaxation.departures(state.column, colour, index, asked)) {
          State crossed = crossed(state, Crossing.of(colour, true, takesPawn, rank));
          explore(crossed.with(relaxation.departed(state.column, colour, index, rank)));
        }
      }
    }
  }

  private void arriveFromRight(State state, int colour, boolean takesPawn) {
    boolean asked = !takesPawn && coloursMatter(colour);
    for (int lower = -1; lower < size(state.column); lower++) {
      int upper = lower + (takesPawn ? 2 : 1);
      if (isFree(state.column, lower, upper, colour)) {
        for (int rank : relaxation.arrivals(state.column, colour, lower, upper, asked)) {
          State crossed = crossed(state, Crossing.of(colour, false, takesPawn, rank));
          explore(
              crossed.with(relaxation.arrived(state.column, colour, lower, upper, rank, false)));
        }
      }
    }
  }

  /// Whether between the two pawns there is at most one that this colour may capture.
  private static boolean isFree(long column, int lower, int upper, int colour) {
    return upper <= size(column) && (upper - lower == 1 || colour(column, lower + 1) != colour);
  }

  private boolean coloursMatter(int capturer) {
    return goal.allowance(1 - capturer).coloursMatter();
  }

  private State crossed(State state, int crossing) {
    int victim = 1 - Crossing.colour(crossing);
    int to = Crossing.rightwards(crossing) ? file + 1 : file;
    boolean dark = Goal.isDark(to, Crossing.rank(crossing));
    long losses =
        Crossing.takesPawn(crossing)
            ? PieceLosses.pawn(state.losses, victim)
            : PieceLosses.piece(
                state.losses, victim, dark && goal.allowance(victim).coloursMatter());
    return state.crossing(crossing).costing(losses);
  }

  /// A pawn promotes on an adjacent file by capturing a piece.
  private void promote(State state, int colour, int to) {
    Allowance allowance = goal.allowance(colour);
    int rank = PawnColumn.lastRank(colour);
    if (allowance.mayPromote(file, to)) {
      boolean dark = coloursMatter(colour) && Goal.isDark(to, rank);
      long losses = PieceLosses.piece(state.losses, 1 - colour, dark);
      leave(state.costing(allowance.promoted(losses, colour, to)), colour, rank);
    }
  }
}
