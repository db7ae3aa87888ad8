package org.jadoube.tournament.pairing.matching;

import java.util.Arrays;

/// Decides between matchings of the same least cost, one vertex after another.
///
/// Costs need room for one more digit at their end: ranks are added to their last word.
public final class Preference {
  private final Costs costs;
  private final Matching matching;

  /// Decides about a matching. It changes with each decision, and so do the costs: what is decided
  /// against is forbidden.
  public Preference(Costs costs, Matching matching) {
    this.costs = costs;
    this.matching = matching;
  }

  /// The least rank that the mate of a vertex can have; only mates of that rank stay possible.
  ///
  /// @param ranks from 0, by mate
  /// @param alone the rank of being left alone
  public int least(int vertex, int[] ranks, int alone) {
    int now = rank(vertex, ranks, alone);
    if (mayBeLess(vertex, ranks, alone, now)) {
      return searched(vertex, ranks, alone);
    }
    keep(vertex, ranks, alone, now);
    return now;
  }

  private int rank(int vertex, int[] ranks, int alone) {
    int mate = matching.mate(vertex);
    return mate == Matching.ALONE ? alone : ranks[mate];
  }

  private boolean mayBeLess(int vertex, int[] ranks, int alone, int now) {
    if (alone < now && matching.mayBeAlone(vertex)) {
      return true;
    }
    for (int other = 0; other < ranks.length; other++) {
      if (ranks[other] < now && matching.mayPair(vertex, other)) {
        return true;
      }
    }
    return false;
  }

  private int searched(int vertex, int[] ranks, int alone) {
    matching.release(vertex);
    int[] before = new int[ranks.length];
    Arrays.setAll(before, other -> costs.pair(vertex, other));
    int aloneBefore = costs.alone(vertex);
    for (int other = 0; other < ranks.length; other++) {
      costs.pair(vertex, other, costs.plus(before[other], ranks[other]));
    }
    costs.alone(vertex, costs.plus(aloneBefore, alone));
    if (matching.mate(vertex) != Matching.FREE && rank(vertex, ranks, alone) > 0) {
      matching.part(vertex);
    }
    matching.settles();
    int least = rank(vertex, ranks, alone);
    keep(vertex, ranks, alone, least);
    for (int other = 0; other < ranks.length; other++) {
      if (costs.pair(vertex, other) != Costs.FORBIDDEN) {
        costs.pair(vertex, other, before[other]);
      }
    }
    if (costs.alone(vertex) != Costs.FORBIDDEN) {
      costs.alone(vertex, aloneBefore);
    }
    matching.lowered(vertex, least);
    return least;
  }

  private void forbid(int vertex, int[] ranks, int alone, int but) {
    for (int other = 0; other < ranks.length; other++) {
      if (ranks[other] != but) {
        costs.pair(vertex, other, Costs.FORBIDDEN);
      }
    }
    if (alone != but) {
      costs.alone(vertex, Costs.FORBIDDEN);
    }
  }

  /// Pairs inside a blossom are part of it, so it goes before one of them is forbidden.
  private void keep(int vertex, int[] ranks, int alone, int rank) {
    boolean touched = matching.isInBlossom(vertex);
    if (touched) {
      matching.release(vertex);
    }
    forbid(vertex, ranks, alone, rank);
    if (touched) {
      matching.settles();
    }
  }

  /// Settles that a vertex has the mate that it has.
  public void fix(int vertex) {
    int mate = matching.mate(vertex);
    if (mate == Matching.ALONE) {
      throw new IllegalStateException("alone: " + vertex);
    }
    matching.release(vertex);
    matching.release(mate);
    costs.only(vertex, mate);
    costs.only(mate, vertex);
    matching.settles();
  }
}
