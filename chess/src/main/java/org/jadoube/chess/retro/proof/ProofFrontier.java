package org.jadoube.chess.retro.proof;

import java.util.ArrayDeque;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// The positions from which the search may continue: the most promising first, and among equals the
/// newest.
final class ProofFrontier {
  private final NavigableMap<Integer, ArrayDeque<Reached>> byRank = new TreeMap<>();

  /// @param rank the lower the better
  void add(Reached reached, int rank) {
    byRank.computeIfAbsent(rank, ignored -> new ArrayDeque<>()).push(reached);
  }

  Optional<Reached> poll() {
    var first = byRank.firstEntry();
    if (first == null) {
      return Optional.empty();
    }
    Reached reached = first.getValue().pop();
    if (first.getValue().isEmpty()) {
      byRank.remove(first.getKey());
    }
    return Optional.of(reached);
  }
}
