package org.jadoube.audit.statistics;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Results by name, such as that of a player.
public final class ResultTally {
  private final int most;
  private final Map<String, ResultCounts> scores = new HashMap<>();
  private long left;

  /// @param most how many names are kept; games of later names are only counted
  ResultTally(int most) {
    this.most = most;
  }

  /// A name with its results.
  public record Line(String name, ResultCounts score) {
    private static final Comparator<Line> MOST_FIRST =
        Comparator.comparingLong((Line line) -> -line.score.games()).thenComparing(Line::name);
    private static final Comparator<Line> BY_NAME = Comparator.comparing(Line::name);
  }

  void add(String name, ResultCounts score) {
    if (scores.size() < most || scores.containsKey(name)) {
      scores.merge(name, score, ResultCounts::plus);
    } else {
      left += score.games();
    }
  }

  void add(ResultTally other) {
    other.scores.forEach(this::add);
    left += other.left;
  }

  /// How many names there are.
  public int names() {
    return scores.size();
  }

  /// How many games are left out because there were too many names.
  public long left() {
    return left;
  }

  /// The names with the most games.
  public List<Line> most(int count) {
    return scores.entrySet().stream()
        .map(each -> new Line(each.getKey(), each.getValue()))
        .sorted(Line.MOST_FIRST)
        .limit(count)
        .toList();
  }

  /// All names, in alphabetical order.
  public List<Line> all() {
    return scores.entrySet().stream()
        .map(each -> new Line(each.getKey(), each.getValue()))
        .sorted(Line.BY_NAME)
        .toList();
  }
}
