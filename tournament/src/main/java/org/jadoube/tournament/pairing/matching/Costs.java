package org.jadoube.tournament.pairing.matching;

import java.util.Arrays;

/// The cost of matching two vertices, or of leaving one alone. Costs are vectors of whole numbers,
/// compared from the first word, so no sum of later words outweighs an earlier one. Equal vectors
/// share a number.
///
/// All costs are at least zero when a [Matching] starts from them.
public final class Costs {
  /// The number of what is not allowed.
  public static final int FORBIDDEN = -1;

  /// The number of the cost zero.
  public static final int NOTHING = 0;

  private final int size;
  private final int words;
  private final int[] pairs;
  private final int[] alone;
  private final CostNumbers numbers;

  /// Vertices from 0, that can neither be matched nor stay alone yet.
  public Costs(int size, int words) {
    this.size = size;
    this.words = words;
    this.pairs = new int[size * size];
    this.alone = new int[size];
    this.numbers = new CostNumbers(words);
    Arrays.fill(pairs, FORBIDDEN);
    Arrays.fill(alone, FORBIDDEN);
  }

  /// How many vertices there are.
  public int size() {
    return size;
  }

  int words() {
    return words;
  }

  /// The number of that cost.
  ///
  /// @param cost at most 2⁵⁷ in each word
  public int number(long[] cost) {
    return numbers.of(cost);
  }

  /// The number of a cost with something added to its last word.
  int plus(int number, long more) {
    return number == FORBIDDEN || more == 0 ? number : numbers.plus(number, more);
  }

  /// Sets what it costs to match two vertices.
  public void pair(int one, int other, int number) {
    pairs[one * size + other] = number;
    pairs[other * size + one] = number;
  }

  /// The number of what it costs to match two vertices.
  public int pair(int one, int other) {
    return pairs[one * size + other];
  }

  /// Sets what it costs to leave a vertex alone.
  public void alone(int vertex, int number) {
    alone[vertex] = number;
  }

  /// The number of what it costs to leave a vertex alone.
  public int alone(int vertex) {
    return alone[vertex];
  }

  /// Twice a word of a cost: then all that is halved on the way is even.
  long doubled(int number, int word) {
    return numbers.doubled(number, word);
  }

  /// Forbids everything at a vertex but that partner.
  void only(int vertex, int partner) {
    for (int other = 0; other < size; other++) {
      if (other != partner) {
        pair(vertex, other, FORBIDDEN);
      }
    }
    alone[vertex] = FORBIDDEN;
  }
}
