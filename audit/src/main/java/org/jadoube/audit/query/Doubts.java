package org.jadoube.audit.query;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.audit.condition.Condition;

/// How many games are left out because something about them is not known.
///
/// @param games how many by what is not known: the name of a tag, or nothing for moves
public record Doubts(Map<String, Long> games) {
  /// Nothing is left out for such a reason.
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
