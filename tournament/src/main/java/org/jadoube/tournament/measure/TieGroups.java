package org.jadoube.tournament.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.tournament.points.Fraction;

/// The groups into which a tie-break splits tied participants.
///
/// @param groups the best first; whoever stands in one group is still tied
/// @param values what they were compared by first, as tables show it; missing if there is none
public record TieGroups(List<List<Integer>> groups, Map<Integer, Fraction> values) {
  /// Nobody can be told from anybody.
  static TieGroups none(List<Integer> tied) {
    return new TieGroups(List.of(tied), Map.of());
  }

  /// Less is better; who has no value comes last.
  static TieGroups byLeast(List<Integer> tied, Function<Integer, Optional<Fraction>> measure) {
    TieGroups negated = byMost(tied, number -> measure.apply(number).map(value -> value.times(-1)));
    Map<Integer, Fraction> values = new TreeMap<>(negated.values());
    values.replaceAll((_, value) -> value.times(-1));
    return new TieGroups(negated.groups(), values);
  }

  /// More is better; who has no value comes last.
  static TieGroups byMost(List<Integer> tied, Function<Integer, Optional<Fraction>> measure) {
    Map<Integer, Fraction> values = new TreeMap<>();
    for (int number : tied) {
      measure.apply(number).ifPresent(value -> values.put(number, value));
    }
    return new TieGroups(groups(tied, number -> Optional.ofNullable(values.get(number))), values);
  }

  /// The groups of those with equal keys, the highest key first.
  static <K extends Comparable<? super K>> List<List<Integer>> groups(
      List<Integer> tied, Function<Integer, Optional<K>> key) {
    Map<K, List<Integer>> byKey = new TreeMap<>(Collections.<K>reverseOrder());
    List<Integer> without = new ArrayList<>();
    for (int number : tied) {
      key.apply(number)
          .map(value -> byKey.computeIfAbsent(value, _ -> new ArrayList<>()))
          .orElse(without)
          .add(number);
    }
    return Stream.concat(byKey.values().stream(), Stream.of(without))
        .filter(group -> !group.isEmpty())
        .toList();
  }

  /// The groups of those who are equal by this order, the first first.
  static List<List<Integer>> ordered(List<Integer> tied, Comparator<Integer> order) {
    Map<Integer, List<Integer>> groups = new TreeMap<>(order);
    for (int number : tied) {
      groups.computeIfAbsent(number, _ -> new ArrayList<>()).add(number);
    }
    return List.copyOf(groups.values());
  }
}
