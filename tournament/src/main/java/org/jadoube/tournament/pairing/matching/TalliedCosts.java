package org.jadoube.tournament.pairing.matching;

import java.util.Optional;

/// Costs by what each pair fails. Nobody may stay alone.
public final class TalliedCosts {
  private TalliedCosts() {}

  /// The failures of pairs.
  @FunctionalInterface
  public interface Failures {
    /// The failures of a pair; empty if it is not allowed.
    ///
    /// @param one a vertex
    /// @param other a later vertex
    Optional<Tally> of(int one, int other);
  }

  /// The costs of so many vertices.
  public static Costs of(int size, Failures failures) {
    Digits digits = new Digits();
    int[][] kinds = new int[size][size];
    for (int one = 0; one < size; one++) {
      for (int other = one + 1; other < size; other++) {
        kinds[one][other] = failures.of(one, other).map(digits::kind).orElse(Costs.FORBIDDEN);
      }
    }
    Costs costs = digits.costs(size);
    int[] numbers = digits.numbers(costs, size);
    for (int one = 0; one < size; one++) {
      for (int other = one + 1; other < size; other++) {
        int kind = kinds[one][other];
        costs.pair(one, other, kind == Costs.FORBIDDEN ? kind : numbers[kind]);
      }
    }
    return costs;
  }
}
