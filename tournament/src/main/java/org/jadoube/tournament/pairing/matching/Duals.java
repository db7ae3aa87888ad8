package org.jadoube.tournament.pairing.matching;

import java.util.Arrays;

/// The values of the dual program: of each vertex, and of each blossom. A pair is tight, and may be
/// matched, if its cost is the sum of its vertices' values.
final class Duals {
  private final Costs costs;
  private final int words;
  private final long[] vertex;
  private final long[] blossom;

  Duals(Costs costs) {
    this.costs = costs;
    this.words = costs.words();
    this.vertex = new long[costs.size() * words];
    this.blossom = new long[2 * costs.size() * words];
  }

  /// Writes the cost of a pair in different blossoms beyond the values of its vertices.
  void slack(int one, int other, long[] slack) {
    int cost = costs.pair(one, other);
    for (int k = 0; k < words; k++) {
      slack[k] = costs.doubled(cost, k) - vertex[one * words + k] - vertex[other * words + k];
    }
  }

  /// Writes the cost of a vertex left alone beyond its value.
  void slack(int alone, long[] slack) {
    int cost = costs.alone(alone);
    for (int k = 0; k < words; k++) {
      slack[k] = costs.doubled(cost, k) - vertex[alone * words + k];
    }
  }

  /// Whether the first vertex has less slack to `to` than the second.
  boolean nearer(int first, int second, int to) {
    int one = costs.pair(first, to);
    int two = costs.pair(second, to);
    for (int k = 0; k < words; k++) {
      long ours = costs.doubled(one, k) - vertex[first * words + k];
      long theirs = costs.doubled(two, k) - vertex[second * words + k];
      if (ours != theirs) {
        return ours < theirs;
      }
    }
    return false;
  }

  boolean isTight(int one, int other) {
    int cost = costs.pair(one, other);
    if (cost == Costs.FORBIDDEN) {
      return false;
    }
    for (int k = 0; k < words; k++) {
      if (costs.doubled(cost, k) != vertex[one * words + k] + vertex[other * words + k]) {
        return false;
      }
    }
    return true;
  }

  boolean isTightAlone(int alone) {
    int cost = costs.alone(alone);
    if (cost == Costs.FORBIDDEN) {
      return false;
    }
    for (int k = 0; k < words; k++) {
      if (costs.doubled(cost, k) != vertex[alone * words + k]) {
        return false;
      }
    }
    return true;
  }

  void add(int to, long[] amount, int times) {
    for (int k = 0; k < words; k++) {
      vertex[to * words + k] += times * amount[k];
    }
  }

  /// Takes from the last word of a vertex what its costs have lost there.
  void less(int of, long amount) {
    vertex[of * words + words - 1] -= 2 * amount;
  }

  void addToBlossom(int to, long[] amount, int times) {
    for (int k = 0; k < words; k++) {
      blossom[to * words + k] += times * amount[k];
    }
  }

  /// Half of a blossom's value.
  void half(int of, long[] half) {
    for (int k = 0; k < words; k++) {
      half[k] = blossom[of * words + k] / 2;
    }
  }

  void clear(int of) {
    Arrays.fill(blossom, of * words, (of + 1) * words, 0);
  }

  static int compare(long[] one, long[] other) {
    for (int k = 0; k < one.length; k++) {
      if (one[k] != other[k]) {
        return one[k] < other[k] ? -1 : 1;
      }
    }
    return 0;
  }

  static boolean isZero(long[] amount) {
    for (long word : amount) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }
}
