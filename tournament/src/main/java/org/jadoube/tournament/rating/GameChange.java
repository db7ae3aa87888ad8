package org.jadoube.tournament.rating;

import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.points.Fraction;

/// One game's effect on a player's rating, before K.
///
/// @param difference the player's rating less the opponent's
/// @param counted the difference that counts
/// @param percent the expected score in hundredths of a point
/// @since 0.1.0
public record GameChange(RatedGame game, int difference, int counted, int percent) {
  private static final int WHOLE = 100;

  public GameChange {
    Require.within(-Rating.HIGHEST_RATING, Rating.HIGHEST_RATING, difference, "difference");
    Require.within(-Rating.HIGHEST_RATING, Rating.HIGHEST_RATING, counted, "counted");
    Require.within(0, WHOLE, percent, "percent");
  }

  static GameChange of(RatedGame game, int rating, DifferenceLimit limit, boolean widest) {
    int difference = rating - game.rating();
    int counted = limit.counted(rating, difference, widest);
    return new GameChange(game, difference, counted, RatingTables.probability(counted));
  }

  /// The expected score.
  public Fraction expected() {
    return new Fraction(percent, WHOLE);
  }

  /// The score less the expected score.
  public Fraction change() {
    return Fraction.halves(game.halves()).minus(expected());
  }

  /// The rules that made it so.
  public List<RatingRule> rules() {
    return difference == counted
        ? List.of(RatingRule.PROBABILITY)
        : List.of(RatingRule.DIFFERENCE, RatingRule.PROBABILITY);
  }
}
