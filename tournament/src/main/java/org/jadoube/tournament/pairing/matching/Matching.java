package org.jadoube.tournament.pairing.matching;

/// A matching of least cost in any graph, by Edmonds' algorithm with dual values, so exact. After a
/// change of costs only what is touched by it is searched again.
public final class Matching {
  /// The mate of a vertex that waits for one.
  public static final int FREE = -1;

  /// The mate of a vertex that is left alone.
  public static final int ALONE = -2;

  private final Costs costs;
  private final Duals duals;
  private final Blossoms blossoms;
  private final Search search;
  private final long[] half;

  private Matching(Costs costs) {
    this.costs = costs;
    this.duals = new Duals(costs);
    this.blossoms = new Blossoms(costs.size());
    this.search = new Search(costs, duals, blossoms);
    this.half = new long[costs.words()];
  }

  /// The matching of least cost; what it starts with joins the vertices from 0 to those from
  /// `middle`.
  public static Matching of(Costs costs, int middle) {
    Matching matching = new Matching(costs);
    matching.begin(middle);
    matching.settles();
    return matching;
  }

  private void begin(int middle) {
    for (int vertex = 0; vertex < costs.size(); vertex++) {
      for (int i = 0; blossoms.mate[vertex] == FREE && i < costs.size(); i++) {
        int other = (middle + i) % costs.size();
        if (blossoms.mate[other] == FREE && duals.isTight(vertex, other)) {
          blossoms.mate[vertex] = other;
          blossoms.mate[other] = vertex;
        }
      }
    }
  }

  /// The mate of a vertex, or [#ALONE]; [#FREE] if nothing is possible for it.
  public int mate(int vertex) {
    return blossoms.mate[vertex];
  }

  /// Whether everybody has a mate or may be alone.
  public boolean isComplete() {
    for (int mate : blossoms.mate) {
      if (mate == FREE) {
        return false;
      }
    }
    return true;
  }

  boolean settles() {
    boolean all = true;
    for (int vertex = 0; vertex < costs.size(); vertex++) {
      all &= blossoms.mate[vertex] != FREE || search.settles(vertex);
    }
    return all;
  }

  boolean isInBlossom(int vertex) {
    return blossoms.top(vertex) != vertex;
  }

  /// Whether a matching of least cost might have this pair.
  boolean mayPair(int vertex, int other) {
    return costs.pair(vertex, other) != Costs.FORBIDDEN
        && (blossoms.top(vertex) == blossoms.top(other) || duals.isTight(vertex, other));
  }

  boolean mayBeAlone(int vertex) {
    return duals.isTightAlone(vertex);
  }

  /// Takes a vertex out of its blossoms, so that costs at it may change.
  void release(int vertex) {
    while (blossoms.top(vertex) != vertex) {
      dissolve(blossoms.top(vertex));
    }
  }

  private void dissolve(int blossom) {
    duals.half(blossom, half);
    if (!Duals.isZero(half)) {
      blossoms.part(blossoms.base(blossom));
      blossoms.each(blossom, vertex -> duals.add(vertex, half, -1));
    }
    duals.clear(blossom);
    blossoms.open(blossom);
  }

  void part(int vertex) {
    blossoms.part(vertex);
  }

  /// All costs at a vertex in no blossom have become less by so much.
  void lowered(int vertex, long amount) {
    duals.less(vertex, amount);
  }
}
