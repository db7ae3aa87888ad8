package org.jadoube.laws.ending;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Position;

/// The earlier occurrences of a game's positions.
final class EarlierOccurrences {
  static final int NEVER = -1;

  /// The occurrences in a game without a repeated position.
  static final EarlierOccurrences ONCE = new EarlierOccurrences();

  /// The fewest plies after which a position can recur.
  private static final int SHORTEST_RETURN = 4;

  /// Comparing this many plies one by one is faster than building a table.
  private static final int MOST_COMPARED = 128;

  private final List<Position> positions;

  /// The positions' hashes. Positions are scattered in memory, and nearly all that are compared
  /// differ.
  private final int[] hashes;

  private final int[] previous;
  private final int[] count;
  private int most = 1;

  /// For each position since the last pawn move or capture, the last ply after which it occurred.
  private final Map<Position, Integer> tabled = new HashMap<>();

  private int tabledFrom = NEVER;
  private int tabledTo;

  private EarlierOccurrences() {
    this(List.of(), new int[0]);
  }

  EarlierOccurrences(List<Position> positions, int[] reversiblePlies) {
    this.positions = positions;
    hashes = new int[positions.size()];
    previous = new int[positions.size()];
    count = new int[positions.size()];
    for (int ply = 0; ply < positions.size(); ply++) {
      enter(ply, Math.max(0, ply - reversiblePlies[ply]));
    }
  }

  private void enter(int ply, int first) {
    hashes[ply] = positions.get(ply).hashCode();
    int last = ply - first > MOST_COMPARED ? lastOfMany(ply, first) : lastOfFew(ply, first);
    previous[ply] = last;
    count[ply] = last == NEVER ? 1 : count[last] + 1;
    most = Math.max(most, count[ply]);
  }

  /// The last ply with that position, from a table of all plies since `first`. The table is only
  /// built when it pays off: without it, a long game without a capture would take quadratic time.
  private int lastOfMany(int ply, int first) {
    if (tabledFrom != first) {
      tabled.clear();
      tabledFrom = first;
      tabledTo = first;
    }
    for (; tabledTo < ply; tabledTo++) {
      tabled.put(positions.get(tabledTo), tabledTo);
    }
    return tabled.getOrDefault(positions.get(ply), NEVER);
  }

  private int lastOfFew(int ply, int first) {
    Position position = positions.get(ply);
    for (int earlier = ply - SHORTEST_RETURN; earlier >= first; earlier -= 2) {
      if (hashes[earlier] == hashes[ply] && positions.get(earlier).equals(position)) {
        return earlier;
      }
    }
    return NEVER;
  }

  /// How often the position after `ply` plies had occurred by then.
  int count(int ply) {
    return count.length == 0 ? 1 : count[ply];
  }

  /// The last ply before this one after which the position occurred, or [#NEVER].
  int previous(int ply) {
    return previous.length == 0 ? NEVER : previous[ply];
  }

  /// The largest count.
  int most() {
    return most;
  }
}
