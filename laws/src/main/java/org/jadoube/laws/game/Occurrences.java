package org.jadoube.laws.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Maps positions on the board to the latest ply after which each appeared: a persistent binary
/// tree keyed by the bits of the position's hash, lowest first. Each node holds one position.
record Occurrences(Ply ply, @Nullable Occurrences zero, @Nullable Occurrences one) {
  static Optional<Ply> find(@Nullable Occurrences tree, Ply ply) {
    long path = ply.hash();
    for (Occurrences node = tree; node != null; path >>>= 1) {
      if (node.ply.isSame(ply)) {
        return Optional.of(node.ply);
      }
      node = (path & 1) == 0 ? node.zero : node.one;
    }
    return Optional.empty();
  }

  static Occurrences with(@Nullable Occurrences tree, Ply ply) {
    return with(tree, ply, ply.hash());
  }

  private static Occurrences with(@Nullable Occurrences tree, Ply ply, long path) {
    if (tree == null) {
      return new Occurrences(ply, null, null);
    }
    if (tree.ply.isSame(ply)) {
      return new Occurrences(ply, tree.zero, tree.one);
    }
    return (path & 1) == 0
        ? new Occurrences(tree.ply, with(tree.zero, ply, path >>> 1), tree.one)
        : new Occurrences(tree.ply, tree.zero, with(tree.one, ply, path >>> 1));
  }
}
