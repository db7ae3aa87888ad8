package org.jadoube.chess.retro.kernel;

/// A budget of steps.
public final class StepBudget {
  private int left;

  /// A budget of this many steps.
  ///
  /// @throws IllegalArgumentException for a negative number
  public StepBudget(int steps) {
    if (steps < 0) {
      throw new IllegalArgumentException("negative number of steps " + steps);
    }
    left = steps;
  }

  /// Spends one step; false if there are none left.
  boolean spend() {
    if (left > 0) {
      left--;
    }
    return left > 0;
  }

  /// Whether no steps are left.
  public boolean isSpent() {
    return left == 0;
  }
}
