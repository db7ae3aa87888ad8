package org.jadoube.cli.convert;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/// Conditions that must all hold; used by several threads. Counts the games that are left out only
/// because a value cannot be compared.
final class TagConditions {
  private final List<TagCondition> conditions;
  private final Map<String, LongAdder> incomparable = new ConcurrentHashMap<>();

  TagConditions(List<TagCondition> conditions) {
    this.conditions = List.copyOf(conditions);
  }

  /// Whether there are no conditions.
  boolean areNone() {
    return conditions.isEmpty();
  }

  /// Whether all conditions certainly hold for a game with these tags.
  boolean hold(Map<String, String> tags) {
    List<Truth> truths = conditions.stream().map(condition -> condition.holds(tags)).toList();
    if (truths.contains(Truth.NO)) {
      return false;
    }
    conditions.stream()
        .filter(condition -> truths.get(conditions.indexOf(condition)) == Truth.UNKNOWN)
        .map(TagCondition::name)
        .distinct()
        .forEach(name -> incomparable.computeIfAbsent(name, _ -> new LongAdder()).increment());
    return !truths.contains(Truth.UNKNOWN);
  }

  /// Reports how many games could not be compared: "12 games have no comparable WhiteElo".
  void report(PrintWriter err) {
    new TreeMap<>(incomparable)
        .forEach((name, games) ->
            err.println(
                (games.sum() == 1 ? "1 game has" : games.sum() + " games have")
                    + " no comparable "
                    + name
                    + "."));
  }
}
