package org.jadoube.tournament.pairing.matching;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// Cost vectors by number. There are far fewer of them than pairs.
final class CostNumbers {
  /// Arrays of equal words as one key.
  private static final class Key {
    private final long[] words;

    Key(long[] words) {
      this.words = words;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(words, key.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  private final int words;
  private final Map<Key, Integer> numbers = new HashMap<>();
  private long[] doubled = new long[64];

  CostNumbers(int words) {
    this.words = words;
    of(new long[words]);
  }

  int of(long[] cost) {
    Integer known = numbers.get(new Key(cost));
    return known == null ? added(cost) : known;
  }

  private int added(long[] cost) {
    int number = numbers.size();
    numbers.put(new Key(cost.clone()), number);
    int end = (number + 1) * words;
    doubled = end > doubled.length ? Arrays.copyOf(doubled, 2 * end) : doubled;
    for (int k = 0; k < words; k++) {
      doubled[number * words + k] = 2 * cost[k];
    }
    return number;
  }

  int plus(int number, long more) {
    long[] cost = new long[words];
    for (int k = 0; k < words; k++) {
      cost[k] = doubled(number, k) / 2;
    }
    cost[words - 1] += more;
    return of(cost);
  }

  long doubled(int number, int word) {
    return doubled[number * words + word];
  }
}
