package org.jadoube.chess;

import java.util.HashMap;
import java.util.Map;

/// How often each position has occurred: an immutable map that shares structure with the one it was
/// derived from, so that lines can branch cheaply. A trie by the bits of the hash, lowest first.
sealed interface PositionCounts {
  /// No positions yet.
  static PositionCounts none() {
    return Same.NONE;
  }

  /// How often the position has occurred.
  default int count(Position position) {
    return count(position, position.hash(), 0);
  }

  /// The map with one more occurrence of the position.
  default PositionCounts with(Position position) {
    return with(position, position.hash(), 0);
  }

  /// How often the position has occurred; `depth` bits of the hash have led here.
  int count(Position position, long hash, int depth);

  /// The map with one more occurrence; `depth` bits of the hash have led here.
  PositionCounts with(Position position, long hash, int depth);

  /// Positions with the same hash: nearly always one; none at the empty end of a branch.
  record Same(long hash, Map<Position, Integer> counts) implements PositionCounts {
    private static final Same NONE = new Same(0, Map.of());

    @Override
    public int count(Position position, long ofPosition, int depth) {
      return counts.getOrDefault(position, 0);
    }

    @Override
    public PositionCounts with(Position position, long ofPosition, int depth) {
      if (counts.isEmpty()) {
        return new Same(ofPosition, Map.of(position, 1));
      }
      return ofPosition == hash
          ? new Same(hash, counted(position))
          : fork(depth).with(position, ofPosition, depth);
    }

    private Map<Position, Integer> counted(Position position) {
      Map<Position, Integer> counted = new HashMap<>(counts);
      counted.merge(position, 1, Integer::sum);
      return Map.copyOf(counted);
    }

    private Fork fork(int depth) {
      return bit(hash, depth) == 0 ? new Fork(this, NONE) : new Fork(NONE, this);
    }
  }

  /// The positions whose next bit is 0, and those whose next bit is 1.
  record Fork(PositionCounts zero, PositionCounts one) implements PositionCounts {
    @Override
    public int count(Position position, long hash, int depth) {
      return (bit(hash, depth) == 0 ? zero : one).count(position, hash, depth + 1);
    }

    @Override
    public PositionCounts with(Position position, long hash, int depth) {
      return bit(hash, depth) == 0
          ? new Fork(zero.with(position, hash, depth + 1), one)
          : new Fork(zero, one.with(position, hash, depth + 1));
    }
  }

  private static long bit(long hash, int depth) {
    return (hash >>> depth) & 1;
  }
}
