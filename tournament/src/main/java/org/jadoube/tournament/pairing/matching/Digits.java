package org.jadoube.tournament.pairing.matching;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.tournament.pairing.matching.Tally.Digit;

/// Packs failure values into costs: a word holds as many digits as it has room for, so that sums of
/// lower ones never reach a higher one.
public final class Digits {
  private static final long ROOM = 1L << 55;

  private final List<SortedMap<Digit, Integer>> kinds = new ArrayList<>();
  private final Map<SortedMap<Digit, Integer>, Integer> known = new HashMap<>();

  private record Place(int wordFromEnd, long factor) {}

  /// Knows only the combination without failures.
  public Digits() {
    kind(new Tally());
  }

  /// The number of that combination of failures; 0 for none.
  public int kind(Tally tally) {
    if (tally.amounts().isEmpty() && !kinds.isEmpty()) {
      return 0;
    }
    return known.computeIfAbsent(
        tally.amounts(),
        amounts -> {
          kinds.add(amounts);
          return kinds.size() - 1;
        });
  }

  /// Costs without entries, in which `numbers` can be entered.
  public Costs costs(int size) {
    return new Costs(size, places(size).words());
  }

  private record Places(Map<Digit, Place> of, int words) {}

  private Places places(int size) {
    SortedMap<Digit, Long> most = new TreeMap<>();
    for (SortedMap<Digit, Integer> kind : kinds) {
      kind.forEach((digit, amount) -> most.merge(digit, (long) Math.abs(amount), Math::max));
    }
    Map<Digit, Place> places = new HashMap<>();
    int word = 0;
    long factor = size + 2L;
    for (Digit digit : most.keySet().stream().toList().reversed()) {
      long radix = 2 * most.getOrDefault(digit, 0L) * size + 1;
      if (factor > ROOM / radix) {
        word++;
        factor = 1;
      }
      places.put(digit, new Place(word, factor));
      factor *= radix;
    }
    return new Places(places, word + 1);
  }

  /// The numbers of the kinds among the costs.
  public int[] numbers(Costs costs, int size) {
    Places places = places(size);
    int[] numbers = new int[kinds.size()];
    for (int i = 0; i < numbers.length; i++) {
      long[] cost = new long[places.words()];
      kinds
          .get(i)
          .forEach((digit, amount) -> {
            Place place = requireNonNull(places.of().get(digit));
            cost[cost.length - 1 - place.wordFromEnd()] += place.factor() * amount;
          });
      numbers[i] = costs.number(cost);
    }
    return numbers;
  }

  /// The tally that a kind stands for.
  public Tally tally(int kind) {
    return new Tally(kinds.get(kind));
  }
}
