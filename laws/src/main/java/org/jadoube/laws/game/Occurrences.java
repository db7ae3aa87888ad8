package org.jadoube.laws.game;

import java.util.Optional;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/// The latest ply of each position, in a persistent tree. The bits of a position's hash, the lowest
/// first, lead to its node.
record Occurrences(Ply ply, @Nullable Occurrences zero, @Nullable Occurrences one) {
  static Optional<Ply> find(@Nullable Occurrences tree, Position position) {
    long path = position.hash();
    for (Occurrences node = tree; node != null; path >>>= 1) {
      if (node.holds(position)) {
        return Optional.of(node.ply);
      }
      node = (path & 1) == 0 ? node.zero : node.one;
    }
    return Optional.empty();
  }

  static Occurrences with(@Nullable Occurrences tree, Ply ply) {
    return with(tree, ply, ply.position().hash());
  }

  private static Occurrences with(@Nullable Occurrences tree, Ply ply, long path) {
    if (tree == null) {
      return new Occurrences(ply, null, null);
    }
    if (tree.holds(ply.position())) {
      return new Occurrences(ply, tree.zero, tree.one);
    }
    return (path & 1) == 0
        ? new Occurrences(tree.ply, with(tree.zero, ply, path >>> 1), tree.one)
        : new Occurrences(tree.ply, tree.zero, with(tree.one, ply, path >>> 1));
  }

  private boolean holds(Position position) {
    return ply.position().hash() == position.hash() && ply.position().equals(position);
  }
}
