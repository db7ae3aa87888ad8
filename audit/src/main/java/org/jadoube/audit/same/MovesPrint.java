package org.jadoube.audit.same;

import org.jadoube.chess.Position;

/// The start and the moves of a game, in one number and a trail.
final class MovesPrint {
  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int HIGHEST_BYTE = Long.SIZE - Byte.SIZE;

  private final StringBuilder trail = new StringBuilder();
  private long key;

  /// Begins a new game.
  void begin(Position start) {
    trail.setLength(0);
    key = start.hashCode();
  }

  void add(int packed) {
    long product = (key ^ packed) * FACTOR;
    key = product ^ product >>> 29;
    trail.append((char) (key >>> HIGHEST_BYTE));
  }

  long key() {
    return key;
  }

  int plies() {
    return trail.length();
  }

  String trail() {
    return trail.toString();
  }
}
