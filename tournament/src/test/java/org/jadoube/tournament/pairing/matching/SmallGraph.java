package org.jadoube.tournament.pairing.matching;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A graph so small that every matching can be tried. The last word of its costs has room for
/// ranks.
final class SmallGraph {
  private static final long ROOM = 100;

  /// No pair is forbidden.
  private static final long[] NONE = new long[0];

  private final long[][][] pairs;
  private final long[][] alone;
  private final int words;

  private SmallGraph(int size, int words) {
    this.pairs = new long[size][size][];
    this.alone = new long[size][];
    this.words = words;
    Arrays.fill(alone, NONE);
    for (long[][] row : pairs) {
      Arrays.fill(row, NONE);
    }
  }

  static SmallGraph random(RandomGenerator random) {
    SmallGraph graph = new SmallGraph(random.nextInt(1, 10), random.nextInt(1, 4));
    int range = random.nextInt(1, 7);
    double density = random.nextDouble(0.2, 1);
    double loneliness = random.nextDouble() * random.nextDouble();
    for (int one = 0; one < graph.size(); one++) {
      for (int other = one + 1; other < graph.size(); other++) {
        if (random.nextDouble() < density) {
          graph.set(one, other, graph.cost(random, range));
        }
      }
      if (random.nextDouble() < loneliness) {
        graph.alone[one] = graph.cost(random, range);
      }
    }
    return graph;
  }

  /// At least zero, though later words need not be.
  private long[] cost(RandomGenerator random, int range) {
    long[] cost = new long[words];
    boolean positive = false;
    for (int k = 0; k < words; k++) {
      cost[k] = random.nextInt(positive ? -range : 0, range);
      positive |= cost[k] > 0;
    }
    cost[words - 1] *= ROOM;
    return cost;
  }

  private void set(int one, int other, long[] cost) {
    pairs[one][other] = cost;
    pairs[other][one] = cost;
  }

  int size() {
    return alone.length;
  }

  Costs costs() {
    Costs costs = new Costs(size(), words);
    for (int one = 0; one < size(); one++) {
      for (int other = 0; other < one; other++) {
        costs.pair(one, other, number(costs, pairs[one][other]));
      }
      costs.alone(one, number(costs, alone[one]));
    }
    return costs;
  }

  private static int number(Costs costs, long[] cost) {
    return cost.length == 0 ? Costs.FORBIDDEN : costs.number(cost);
  }

  long[] cost(Matching matching) {
    long[] sum = new long[words];
    for (int one = 0; one < size(); one++) {
      int mate = matching.mate(one);
      if (mate < one) {
        add(sum, mate == Matching.ALONE ? alone[one] : pairs[one][mate]);
      }
    }
    return sum;
  }

  private static void add(long[] sum, long[] cost) {
    for (int k = 0; k < sum.length; k++) {
      sum[k] += cost[k];
    }
  }

  /// The least cost of all; empty if there is no matching.
  Optional<long[]> least() {
    return least(new boolean[size()]);
  }

  private Optional<long[]> least(boolean[] done) {
    int first = 0;
    while (first < size() && done[first]) {
      first++;
    }
    if (first == size()) {
      return Optional.of(new long[words]);
    }
    Optional<long[]> best = with(first, first, done);
    for (int other = first + 1; other < size(); other++) {
      Optional<long[]> found = done[other] ? Optional.empty() : with(first, other, done);
      best = best.isEmpty() || found.isPresent() && isLess(found.get(), best.get()) ? found : best;
    }
    return best;
  }

  /// The least cost with a pair, or with a vertex alone if both are the same.
  private Optional<long[]> with(int one, int other, boolean[] done) {
    long[] cost = one == other ? alone[one] : pairs[one][other];
    if (cost.length == 0) {
      return Optional.empty();
    }
    boolean[] now = done.clone();
    now[one] = true;
    now[other] = true;
    return least(now)
        .map(rest -> {
          add(rest, cost);
          return rest;
        });
  }

  private static boolean isLess(long[] one, long[] other) {
    return Arrays.compare(one, other) < 0;
  }

  int leastRank(int vertex, int[] ranks, int aloneRank) {
    long[] least = least().orElseThrow();
    int best = Integer.MAX_VALUE;
    for (int other = 0; other < size(); other++) {
      Optional<long[]> found = with(vertex, other, new boolean[size()]);
      if (found.filter(cost -> Arrays.equals(cost, least)).isPresent()) {
        best = Math.min(best, other == vertex ? aloneRank : ranks[other]);
      }
    }
    return best;
  }

  void keep(int vertex, int[] ranks, int aloneRank, int rank) {
    for (int other = 0; other < size(); other++) {
      if (ranks[other] != rank) {
        set(vertex, other, NONE);
      }
    }
    alone[vertex] = aloneRank == rank ? alone[vertex] : NONE;
  }

  void fix(int one, int other) {
    for (int each = 0; each < size(); each++) {
      if (each != other) {
        set(one, each, NONE);
      }
      if (each != one) {
        set(other, each, NONE);
      }
    }
    alone[one] = NONE;
    alone[other] = NONE;
  }
}
