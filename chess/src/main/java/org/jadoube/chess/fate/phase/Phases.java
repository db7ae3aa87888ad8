package org.jadoube.chess.fate.phase;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.chess.fate.men.Men;

/// Follows a game through its phases to prove that none of them can contain a checkmate.
public final class Phases {
  private final List<StaticPhase> seen = new ArrayList<>();
  private final Deque<StaticPhase> open = new ArrayDeque<>();
  private final boolean conceivable;

  /// How much detail is kept: the more, the slower.
  public enum Grain {
    /// The pawns exactly; each king anywhere in its set.
    PAWNS,
    /// The pawns exactly, and which pairs of squares the kings can occupy with which side to move.
    PAWNS_AND_KINGS,
    /// The pairs of the kings and the side to move; pawns anywhere on their files.
    KINGS
  }

  /// Starts from the phase that these pieces are in.
  public Phases(Men men, boolean winnerMoves, Grain grain) {
    conceivable = !add(new Beginning(men, winnerMoves).phase(grain));
  }

  /// How many phases were examined.
  public int size() {
    return seen.size();
  }

  /// Whether it is proved, examining at most `limit` phases, that no checkmate can arise.
  public boolean exclude(int limit) {
    return !conceivable && run(limit);
  }

  private boolean run(int limit) {
    while (!open.isEmpty()) {
      if (seen.size() > limit || !Exits.allMatch(open.removeLast(), this::add)) {
        return false;
      }
    }
    return true;
  }

  /// Adds the phase unless it is known; false if the winner may promote or mate in it.
  private boolean add(StaticPhase phase) {
    if (phase.isBare()) {
      return true;
    }
    Closure.close(phase);
    if (phase.promotes()) {
      return false;
    }
    if (isKnown(phase)) {
      return true;
    }
    if (Net.isConceivable(phase)) {
      return false;
    }
    seen.add(phase);
    open.addLast(phase);
    return true;
  }

  private boolean isKnown(StaticPhase phase) {
    for (StaticPhase known : seen) {
      if (known.contains(phase)) {
        return true;
      }
    }
    return false;
  }
}
