package org.jadoube.tournament.rating;

import java.util.Arrays;
import org.jadoube.chess.domain.Require;

/// The tables that convert scores and differences in rating into each other (FIDE Rating
/// Regulations, 8.1.1 and 8.1.2), on the full scale.
///
/// @since 0.1.0
public final class RatingTables {
  private static final int EVEN_PERCENT = 50;

  /// The difference for a score of 50 %, 51 %, …, 100 %; below 50 % it is negative.
  private static final int[] DIFFERENCES = {
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800
  };

  /// The largest difference that gives the stronger player a probability of 50 %, 51 %, …, 99 %.
  private static final int[] LARGEST = {
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735
  };

  private RatingTables() {}

  /// The difference in rating that a fractional score stands for (8.1.1).
  ///
  /// @param percent the score in whole per cent, from 0 to 100
  public static int difference(int percent) {
    Require.within(0, 100, percent, "percent");
    int difference = DIFFERENCES[Math.abs(percent - EVEN_PERCENT)];
    return percent < EVEN_PERCENT ? -difference : difference;
  }

  /// The scoring probability that a difference in rating stands for (8.1.2).
  ///
  /// @param difference the player's rating less the opponent's
  /// @return the player's probability in whole per cent
  public static int probability(int difference) {
    int found = Arrays.binarySearch(LARGEST, (int) Math.min(Math.abs((long) difference), 10_000));
    int percent = EVEN_PERCENT + (found < 0 ? -found - 1 : found);
    return difference < 0 ? 100 - percent : percent;
  }
}
