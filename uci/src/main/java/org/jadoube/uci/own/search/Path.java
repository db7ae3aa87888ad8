package org.jadoube.uci.own.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.PlayedLine;

/// The positions from the last irreversible move before the root to the one that is looked at.
final class Path {
  /// The deepest line that is searched, in plies.
  static final int LONGEST = 120;

  private static final int MOVES_TO_DRAW = 100; // fifty by each player (Article 9.3)

  private final Node[] nodes = new Node[LONGEST + 2];
  private long[] before = {};

  Path() {
    for (int ply = 0; ply < nodes.length; ply++) {
      nodes[ply] = new Node();
    }
  }

  /// Begins at the end of a line.
  void begin(PlayedLine line) {
    nodes[0].set(line);
    List<Long> keys = new ArrayList<>();
    Optional<PlayedLine> earlier = line.halfmoveClock() == 0 ? Optional.empty() : line.back();
    while (earlier.isPresent()) {
      keys.add(Node.key(earlier.get().position()));
      earlier = earlier.get().halfmoveClock() == 0 ? Optional.empty() : earlier.get().back();
    }
    before = keys.stream().mapToLong(Long::longValue).toArray(); // the latest first
  }

  Node at(int ply) {
    return nodes[ply];
  }

  /// Whether fifty moves have passed, or the position has occurred before: once on the way from the
  /// root, or twice in the game.
  boolean isDrawn(int ply) {
    return nodes[ply].reversible >= MOVES_TO_DRAW || isRepeated(ply);
  }

  /// Positions with the same side to move are an even number of plies apart.
  private boolean isRepeated(int ply) {
    long key = nodes[ply].key;
    int furthest = nodes[ply].reversible;
    int inGame = 0;
    for (int back = 4; back <= furthest; back += 2) {
      if (back <= ply) {
        if (nodes[ply - back].key == key) {
          return true;
        }
      } else if (back - ply <= before.length && before[back - ply - 1] == key) {
        inGame++;
      }
    }
    return inGame > 1;
  }
}
