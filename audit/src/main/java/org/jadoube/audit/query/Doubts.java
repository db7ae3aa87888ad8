package org.jadoube.audit.query;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.audit.condition.Condition;

/// How many games are left out because something about them is unknown.
///
/// @param games how many by unknown: the name of a tag, or an empty text for moves
/// @since 0.1.0
public record Doubts(Map<String, Long> games) {
  /// No games left out.
  public static final Doubts NONE = new Doubts(Map.of());

  public Doubts {
    games = Map.copyOf(games);
  }

  /// The sum of both.
  public Doubts plus(Doubts other) {
    Map<String, Long> sum = new TreeMap<>(games);
    other.games.forEach((what, count) -> sum.merge(what, count, Long::sum));
    return new Doubts(sum);
  }

  /// A sentence for each: "12 games have no comparable WhiteElo."
  public Stream<String> sentences() {
    return new TreeMap<>(games)
        .entrySet().stream().map(each -> sentence(each.getKey(), each.getValue()));
  }

  private static String sentence(String what, long count) {
    String have = count == 1 ? "1 game has" : count + " games have";
    return what.equals(Condition.MOVES)
        ? have + " moves that cannot be read; what can be read does not match."
        : have + " no comparable " + what + ".";
  }
}
