package org.jadoube.cli.audit.page;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.facts.End;
import org.jadoube.audit.facts.GameFacts;

/// How games ended: by a rule on the board, or else as the record says.
final class EndCounts {
  private final Map<String, Long> ends = new TreeMap<>();

  void add(GameFacts game) {
    ends.merge(
        game.course().whole() ? end(game.end()) : "cannot be read to the end", 1L, Long::sum);
  }

  private static String end(End end) {
    return end.rule()
        .map(rule -> rule.name().toLowerCase(Locale.ROOT).replace('_', ' '))
        .orElseGet(() -> inPlay(end.result()));
  }

  private static String inPlay(String result) {
    return switch (result) {
      case "1-0", "0-1" -> "won with the game still in play: by resignation, on time, or unsaid";
      case "1/2-1/2" -> "drawn with the game still in play: by agreement, on a claim, or unsaid";
      case "*" -> "no result";
      default -> "decided otherwise";
    };
  }

  /// The most frequent first; none if nobody has looked.
  List<Map.Entry<String, Long>> rows() {
    return ends.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
        .toList();
  }
}
