package org.jadoube.chess.fate.phase;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jadoube.chess.fate.men.Men;

/// Follows a game through its phases, to show that none of them can hold a checkmate.
public final class Phases {
  private final List<Phase> seen = new ArrayList<>();
  private final Deque<Phase> open = new ArrayDeque<>();
  private final boolean conceivable;

  /// What is told apart: the more, the slower.
  public enum Grain {
    /// The pawns; each king may be anywhere in its set.
    PAWNS,
    /// The pawns, and where both kings are together with whose move it is.
    PAWNS_AND_KINGS,
    /// The kings and the turn; pawns may be anywhere on their files.
    KINGS
  }

  /// The phase in which these men stand, to be followed.
  public Phases(Men men, boolean winnerMoves, Grain grain) {
    conceivable = !add(new Beginning(men, winnerMoves).phase(grain));
  }

  /// How many phases were looked at.
  public int size() {
    return seen.size();
  }

  /// Whether no checkmate can arise, as can be told by so many phases at most.
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

  /// False if the phase may hold a checkmate.
  private boolean add(Phase phase) {
    if (phase.isBare()) {
      return true;
    }
    Closing.close(phase);
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

  private boolean isKnown(Phase phase) {
    for (Phase known : seen) {
      if (known.contains(phase)) {
        return true;
      }
    }
    return false;
  }
}
