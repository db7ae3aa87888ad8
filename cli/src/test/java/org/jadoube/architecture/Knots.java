package org.jadoube.architecture;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Knots of types in a package: the strongly connected components of their dependency graph, found
/// by Tarjan's algorithm.
final class Knots {
  private final Map<String, Set<String>> arrows;
  private final Map<String, Integer> found = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final List<Set<String>> knots = new ArrayList<>();

  private Knots(Map<String, Set<String>> arrows) {
    this.arrows = arrows;
  }

  /// The largest knot of each package; a single type if there is no cycle.
  ///
  /// @param arrows the types on which each type depends
  static Map<String, Set<String>> largest(Map<String, Set<String>> arrows) {
    Map<String, Set<String>> largest = new TreeMap<>();
    arrows.keySet().stream()
        .collect(groupingBy(Knots::packageOf))
        .forEach((name, types) -> largest.put(name, within(types, arrows)));
    return largest;
  }

  private static String packageOf(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  private static Set<String> within(List<String> types, Map<String, Set<String>> arrows) {
    Map<String, Set<String>> inside = new TreeMap<>();
    for (String type : types) {
      Set<String> targets = new TreeSet<>(arrows.getOrDefault(type, Set.of()));
      targets.retainAll(types);
      inside.put(type, targets);
    }
    return new Knots(inside).largest();
  }

  private Set<String> largest() {
    for (String type : arrows.keySet()) {
      if (!found.containsKey(type)) {
        follow(type);
      }
    }
    return knots.stream().reduce(Set.of(), (a, b) -> a.size() < b.size() ? b : a);
  }

  private int follow(String type) {
    int order = found.size();
    found.put(type, order);
    open.push(type);
    int least = order;
    for (String next : arrows.getOrDefault(type, Set.of())) {
      if (!found.containsKey(next)) {
        least = Math.min(least, follow(next));
      } else if (open.contains(next)) {
        least = Math.min(least, found.getOrDefault(next, least));
      }
    }
    if (least == order) {
      close(type);
    }
    return least;
  }

  private void close(String root) {
    Set<String> knot = new TreeSet<>();
    do {
      knot.add(open.pop());
    } while (!knot.contains(root));
    knots.add(knot);
  }
}
