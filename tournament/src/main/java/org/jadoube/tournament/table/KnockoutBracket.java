package org.jadoube.tournament.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;

/// One stage of a knockout, for a tournament or a play-off (C07, 3.1.3): who meets whom, in the
/// order in which the winners meet next.
///
/// @param places pairing numbers two by two; empty where somebody has no opponent
/// @since 0.1.0
public record KnockoutBracket(List<Optional<Integer>> places) {
  private static final int MOST = 1 << 16;

  public KnockoutBracket {
    places = List.copyOf(places);
    if (places.isEmpty() || Integer.bitCount(places.size()) != 1) {
      throw new IllegalArgumentException(
          "places must be 1, 2, 4, 8, … in number, not " + places.size());
    }
  }

  /// The first stage: 1 meets the last, 2 the last but one, and 1 and 2 can only meet in the final.
  /// If the number is no power of two, the first have no opponent.
  ///
  /// @param participants from 1 to 65,536
  public static KnockoutBracket of(int participants) {
    Require.within(1, MOST, participants, "participants");
    List<Integer> seeds = List.of(1);
    while (seeds.size() < participants) {
      seeds = doubled(seeds);
    }
    return new KnockoutBracket(
        seeds.stream().map(seed -> Optional.of(seed).filter(in -> in <= participants)).toList());
  }

  private static List<Integer> doubled(List<Integer> seeds) {
    int sum = 2 * seeds.size() + 1;
    List<Integer> all = new ArrayList<>();
    for (int seed : seeds) {
      all.add(seed);
      all.add(sum - seed);
    }
    return all;
  }

  /// Who meets in this stage. The regulations say who has White first (C07, 3.1.5); here it is the
  /// one who stands first in the bracket.
  public List<Pair> pairs() {
    return IntStream.range(0, places.size() / 2)
        .mapToObj(pair -> pair(places.get(2 * pair), places.get(2 * pair + 1)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<Pair> pair(Optional<Integer> upper, Optional<Integer> lower) {
    return upper.flatMap(white -> lower.map(black -> new Pair(white, black)));
  }

  /// The next stage.
  ///
  /// @param winners one of each pair, in any order
  public KnockoutBracket next(List<Integer> winners) {
    List<Integer> through = List.copyOf(winners);
    if (places.size() == 1 || through.size() != pairs().size()) {
      throw new IllegalArgumentException(
          pairs().size() + " winners are expected, not " + through.size());
    }
    return new KnockoutBracket(
        IntStream.range(0, places.size() / 2)
            .mapToObj(pair -> winner(places.get(2 * pair), places.get(2 * pair + 1), through))
            .toList());
  }

  private static Optional<Integer> winner(
      Optional<Integer> upper, Optional<Integer> lower, List<Integer> winners) {
    if (upper.isEmpty() || lower.isEmpty()) {
      return upper.or(() -> lower);
    }
    boolean up = winners.contains(upper.get());
    if (up == winners.contains(lower.get())) {
      throw new IllegalArgumentException(
          "one of " + upper.get() + " and " + lower.get() + " goes on, not " + winners);
    }
    return up ? upper : lower;
  }

  /// Who has won the knockout, once nobody else is left.
  public Optional<Integer> winner() {
    return places.size() == 1 ? places.getFirst() : Optional.empty();
  }
}
