package org.jadoube.tournament.rating;

import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// The range of ratings.
///
/// @since 0.1.0
public final class Rating {
  /// The highest that there can be: four digits, as tournament files have them.
  public static final int HIGHEST_RATING = 9999;

  private Rating() {}

  /// Requires a rating, or none.
  ///
  /// @throws IllegalArgumentException if it is not from 1 to 9,999
  public static void require(OptionalInt rating) {
    rating.ifPresent(Rating::require);
  }

  /// Requires a rating from 1 to 9,999.
  public static void require(int rating) {
    Require.within(1, HIGHEST_RATING, rating, "rating");
  }
}
