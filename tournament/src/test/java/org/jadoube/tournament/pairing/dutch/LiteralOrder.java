package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/// The order in which candidates are generated (C.04.3, Article 4), one after another.
final class LiteralOrder {
  private LiteralOrder() {}

  /// All sets of that size, the smallest differing member first (4.4).
  static List<List<Integer>> sets(List<Integer> all, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> sets = new ArrayList<>();
    for (int i = 0; i + size <= all.size(); i++) {
      for (List<Integer> rest : sets(all.subList(i + 1, all.size()), size - 1)) {
        sets.add(before(all.get(i), rest));
      }
    }
    return sets;
  }

  private static List<Integer> before(int first, List<Integer> rest) {
    List<Integer> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  /// All ways to begin S2, in the order of transpositions (4.2).
  static List<List<Integer>> transpositions(List<Integer> all, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> orders = new ArrayList<>();
    for (int each : all) {
      List<Integer> others = all.stream().filter(other -> other != each).toList();
      for (List<Integer> rest : transpositions(others, size - 1)) {
        orders.add(before(each, rest));
      }
    }
    return orders;
  }

  /// The players who move from S1 to S2 and back.
  record Exchange(List<Integer> down, List<Integer> up) {
    private int sum() {
      return up.stream().mapToInt(each -> each).sum() - down.stream().mapToInt(each -> each).sum();
    }
  }

  /// All exchanges of players 0 to `top` with the others up to `size`, in their order (4.3).
  static List<Exchange> exchanges(int top, int size) {
    List<Exchange> exchanges = new ArrayList<>();
    for (int moved = 0; moved <= Math.min(top, size - top); moved++) {
      for (List<Integer> down : sets(range(0, top), moved)) {
        for (List<Integer> up : sets(range(top, size), moved)) {
          exchanges.add(new Exchange(down, up));
        }
      }
    }
    exchanges.sort(
        Comparator.comparingInt((Exchange each) -> each.down().size())
            .thenComparingInt(Exchange::sum)
            .thenComparing(each -> each.down().reversed(), LiteralOrder::larger)
            .thenComparing(Exchange::up, (first, second) -> larger(second, first)));
    return exchanges;
  }

  private static int larger(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return other.get(i) - one.get(i);
      }
    }
    return 0;
  }

  static List<Integer> range(int from, int to) {
    List<Integer> range = new ArrayList<>();
    for (int i = from; i < to; i++) {
      range.add(i);
    }
    return range;
  }

  /// From the largest.
  static List<Integer> descending(List<Integer> values) {
    List<Integer> sorted = new ArrayList<>(values);
    sorted.sort(Collections.reverseOrder());
    return sorted;
  }
}
