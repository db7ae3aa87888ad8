package org.jadoube.tournament.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Held against trying everything, on small random graphs.
final class MatchingTest {
  private static final int TRIES = 6000;

  @Test
  void nothing_costs_less() {
    RandomGenerator random = Seeded.random(1);
    for (int tried = 0; tried < TRIES; tried++) {
      SmallGraph graph = SmallGraph.random(random);
      Optional<long[]> least = graph.least();
      Matching matching = Matching.of(graph.costs(), random.nextInt(graph.size()));

      assertThat(matching.isComplete()).isEqualTo(least.isPresent());
      least.ifPresent(cost -> assertThat(graph.cost(matching)).containsExactly(cost));
    }
  }

  @Test
  void a_preference_is_met_as_far_as_the_cost_allows() {
    RandomGenerator random = Seeded.random(2);
    for (int tried = 0; tried < TRIES; tried++) {
      SmallGraph graph = SmallGraph.random(random);
      Costs costs = graph.costs();
      Matching matching = Matching.of(costs, 1);
      if (matching.isComplete()) {
        prefer(graph, costs, matching, random);
      }
    }
  }

  private static void prefer(
      SmallGraph graph, Costs costs, Matching matching, RandomGenerator random) {
    Preference preference = new Preference(costs, matching);
    long[] cost = graph.cost(matching);
    for (int decisions = 0; decisions < graph.size(); decisions++) {
      int vertex = random.nextInt(graph.size());
      int[] ranks = random.ints(graph.size(), 0, 4).toArray();
      int alone = random.nextInt(4);

      assertThat(preference.least(vertex, ranks, alone))
          .isEqualTo(graph.leastRank(vertex, ranks, alone));
      graph.keep(vertex, ranks, alone, graph.leastRank(vertex, ranks, alone));
      assertThat(graph.cost(matching)).containsExactly(cost);
      int mate = matching.mate(vertex);
      if (mate >= 0 && random.nextBoolean()) {
        preference.fix(vertex);
        graph.fix(vertex, mate);
        assertThat(matching.mate(vertex)).isEqualTo(mate);
      }
    }
  }

  @Test
  void a_large_sum_of_small_costs_does_not_outweigh_a_digit_before_them() {
    Costs costs = new Costs(4, 2);
    int small = costs.number(new long[] {0, 1L << 55});
    int large = costs.number(new long[] {1, 0});
    costs.pair(0, 1, small);
    costs.pair(2, 3, small);
    costs.pair(0, 2, large);
    costs.pair(1, 3, Costs.NOTHING);

    assertThat(Matching.of(costs, 2).mate(0)).isEqualTo(1);
  }
}
