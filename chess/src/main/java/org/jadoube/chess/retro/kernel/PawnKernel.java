package org.jadoube.chess.retro.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Searches for captures and promotions that bring the pawns from their initial squares to where
/// they stand, file by file from the a-file. docs/illegal-positions.md shows why it misses none.
public final class PawnKernel {
  private final Goal goal;
  private final Relaxation relaxation;
  private final StepBudget effort;
  private final Map<Line, List<Long>> failed = new HashMap<>();
  private int width;
  private boolean narrowed;

  /// The crossings on the left of a file.
  private record Line(int file, long crossings) {}

  private PawnKernel(Goal goal, Relaxation relaxation, StepBudget effort) {
    this.goal = goal;
    this.relaxation = relaxation;
    this.effort = effort;
  }

  /// Whether there are certainly no such captures and promotions; false if the effort runs out
  /// first.
  ///
  /// @param white what White can have lost
  /// @param black what Black can have lost
  public static boolean isMissing(
      long whitePawns, long blackPawns, Allowance white, Allowance black, StepBudget effort) {
    Goal goal = new Goal(whitePawns, blackPawns, white, black);
    return new PawnKernel(goal, new FileOrder(), effort).isMissing()
        || new PawnKernel(goal, new LooseRanks(), effort).isMissing();
  }

  /// Allows more and more captures on each file, so that easy solutions are found early.
  private boolean isMissing() {
    long none =
        PieceLosses.none(goal.allowance(PawnColumn.WHITE), goal.allowance(PawnColumn.BLACK));
    do {
      width++;
      narrowed = false;
      failed.clear();
      if (leads(0, Crossing.NONE, none)) {
        return false;
      }
    } while (narrowed && !effort.isSpent());
    return !effort.isSpent();
  }

  private boolean leads(int file, long left, long losses) {
    if (file == Goal.FILES) {
      return PieceLosses.isSettled(losses);
    }
    List<Long> before = failed.computeIfAbsent(new Line(file, left), ignored -> new ArrayList<>());
    if (!goal.mayBeMet(file, left, losses)
        || before.stream().anyMatch(less -> PieceLosses.isNoWorse(less, losses))) {
      return false;
    }
    ColumnPaths paths = new ColumnPaths(goal, relaxation, file, width, effort);
    List<ColumnPaths.Path> ways = paths.from(left, losses);
    narrowed |= paths.narrowed();
    boolean leads = ways.stream().anyMatch(way -> leads(file + 1, way.right(), way.losses()));
    before.add(losses);
    return leads;
  }
}
