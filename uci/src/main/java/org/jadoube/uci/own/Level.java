package org.jadoube.uci.own;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.chess.domain.Require;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Score;

/// How strong our engine plays, from a child (1) to a good club player (8), or as well as it can
/// (9). Weak levels look at fewer positions and misjudge moves now and then; they do not wait.
///
/// ```java
/// Level.of(8).nodes() > Level.of(7).nodes(); // => true
/// ```
///
/// @param number from 1 to 9
/// @param nodes the most positions that it looks at for a move
/// @param slip by how many centipawns it may misjudge a move; if it does, it weighs all moves
/// @since 0.1.0
public record Level(int number, long nodes, int slip) {
  /// The highest number.
  public static final int MOST = 9;

  /// As strong as the engine can play.
  public static final Level FULL = new Level(MOST, Long.MAX_VALUE, 0);

  private static final List<Level> ALL =
      List.of(
          new Level(1, 200, 900),
          new Level(2, 400, 500),
          new Level(3, 800, 300),
          new Level(4, 1_500, 180),
          new Level(5, 3_000, 110),
          new Level(6, 6_000, 60),
          new Level(7, 15_000, 0),
          new Level(8, 60_000, 0),
          FULL);

  private static final int MATE = 100_000;

  public Level {
    Require.atLeast(1, nodes, "nodes");
    Require.atLeast(0, slip, "slip");
    Require.within(1, MOST, number, "number");
  }

  /// The level with that number.
  ///
  /// @throws IllegalArgumentException if the number is not from 1 to 9
  public static Level of(int number) {
    Require.within(1, MOST, number, "number");
    return ALL.get(number - 1);
  }

  /// All levels, from the weakest.
  public static List<Level> all() {
    return ALL;
  }

  /// Whether it plays below its strength.
  boolean isLimited() {
    return nodes < Long.MAX_VALUE;
  }

  /// How many moves it weighs against each other.
  int choice() {
    return slip == 0 ? 1 : Integer.MAX_VALUE;
  }

  /// The move that it takes for the best one.
  Finding chosen(List<Finding> findings, RandomGenerator random) {
    if (slip == 0) {
      return findings.getFirst();
    }
    record Weighed(Finding finding, int value) {}
    return findings.stream()
        .map(each -> new Weighed(each, value(each.score()) + random.nextInt(slip + 1)))
        .max(Comparator.comparingInt(Weighed::value))
        .orElseThrow()
        .finding();
  }

  private static int value(Score score) {
    return switch (score) {
      case Score.Centipawns(int value) -> value;
      case Score.Mate(int moves) -> moves > 0 ? MATE - moves : -MATE - moves;
    };
  }
}
