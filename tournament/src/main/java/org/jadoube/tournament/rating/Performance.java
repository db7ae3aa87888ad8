package org.jadoube.tournament.rating;

import java.util.Collections;
import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.points.Fraction;

/// Performances (C07, 10.1 to 10.3), from the opponents' ratings and the score against them.
///
/// @since 0.1.0
public final class Performance {
  private static final int FULL_SCORE = 100;

  /// The limit to which a score can count beyond the best or weakest opponent (C07, 10.3).
  private static final int BEYOND = 800;

  private Performance() {}

  /// The average, rounded to a whole number, halves up (10.1).
  ///
  /// @param ratings one or more
  public static int average(List<Integer> ratings) {
    List<Integer> known = checked(ratings);
    return (int) sum(known).over(known.size()).rounded();
  }

  /// The tournament performance rating (10.2).
  ///
  /// @param ratings of the opponents, one or more
  /// @param halves the score, a win counted as two half points and a draw as one
  public static int tournament(List<Integer> ratings, int halves) {
    List<Integer> known = checked(ratings);
    requireScore(known, halves);
    long percent = Fraction.halves((long) FULL_SCORE * halves).over(known.size()).rounded();
    return average(known) + RatingTables.difference((int) percent);
  }

  /// The perfect tournament performance (10.3): the lowest rating whose expected score is no less
  /// than the score; 800 below the weakest opponent for no points.
  ///
  /// @param ratings of the opponents, one or more
  /// @param halves the score, a win counted as two half points and a draw as one
  public static int perfect(List<Integer> ratings, int halves) {
    List<Integer> known = checked(ratings);
    requireScore(known, halves);
    int low = Collections.min(known) - BEYOND;
    int high = Collections.max(known) + BEYOND;
    if (halves == 0) {
      return low;
    }
    while (high - low > 1) {
      int middle = Math.floorDiv(low + high, 2);
      boolean enough = expectedPercent(middle, known) >= (long) halves * FULL_SCORE / 2;
      high = enough ? middle : high;
      low = enough ? low : middle;
    }
    return high;
  }

  private static long expectedPercent(int rating, List<Integer> opponents) {
    return opponents.stream()
        .mapToLong(opponent -> RatingTables.probability(rating - opponent))
        .sum();
  }

  private static List<Integer> checked(List<Integer> ratings) {
    List<Integer> known = List.copyOf(ratings);
    Require.notEmpty(known, "ratings");
    known.forEach(rating -> Rating.require(rating));
    return known;
  }

  private static void requireScore(List<Integer> ratings, int halves) {
    Require.within(0, 2L * ratings.size(), halves, "halves");
  }

  private static Fraction sum(List<Integer> ratings) {
    return Fraction.of(ratings.stream().mapToLong(Integer::longValue).sum());
  }
}
