package org.jadoube.tournament.rating;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.tournament.points.Fraction;

/// A player's first rating (B02, 7.1.4 and 8.2): the performance against the rated opponents and
/// two imagined ones, both drawn with.
///
/// @param games against rated opponents
/// @since 0.1.0
public record FirstRating(List<RatedGame> games) {
  /// Why there is none.
  public enum NoRating {
    /// The rule before March 2024 is not known here.
    EARLIER_EDITION(RatingRule.FIRST_CALCULATION),
    /// No points: the tournament is disregarded.
    NO_POINTS(RatingRule.FIRST_CALCULATION),
    /// Fewer than five games; they are kept for 26 months.
    TOO_FEW_GAMES(RatingRule.FIRST_RATING),
    /// It would be lower than any.
    TOO_LOW(RatingRule.FIRST_RATING);

    private final RatingRule rule;

    NoRating(RatingRule rule) {
      this.rule = rule;
    }

    /// The rule that says so.
    public RatingRule rule() {
      return rule;
    }
  }

  private static final int IMAGINED = 1800;
  private static final int IMAGINED_OPPONENTS = 2;
  private static final int LEAST_GAMES = 5;
  private static final int LOWEST = 1400;
  private static final int HIGHEST = 2200;
  private static final int WHOLE = 100;

  public FirstRating {
    games = List.copyOf(games);
  }

  /// The score in half points.
  public int halves() {
    return games.stream().mapToInt(RatedGame::halves).sum();
  }

  /// The average of all opponents, also the imagined ones.
  public Fraction average() {
    int sum = games.stream().mapToInt(RatedGame::rating).sum();
    return Fraction.of(sum + IMAGINED_OPPONENTS * IMAGINED).over(opponents());
  }

  /// The score in whole per cent, with the imagined draws; halves go up.
  public int percent() {
    return (int)
        Fraction.halves((halves() + IMAGINED_OPPONENTS) * (long) WHOLE).over(opponents()).rounded();
  }

  private int opponents() {
    return games.size() + IMAGINED_OPPONENTS;
  }

  /// The performance: average plus difference, rounded, at most 2200.
  public int performance() {
    long exact = average().plus(Fraction.of(RatingTables.difference(percent()))).rounded();
    return (int) Math.min(HIGHEST, exact);
  }

  /// Why no rating comes of it, if none does.
  public Optional<NoRating> hindrance(RatingEdition edition) {
    boolean[] hindered = {
      !edition.hasFirstRatings(), halves() == 0, games.size() < LEAST_GAMES, performance() < LOWEST
    };
    return IntStream.range(0, hindered.length)
        .filter(at -> hindered[at])
        .mapToObj(at -> NoRating.values()[at])
        .findFirst();
  }

  /// The rating, if one comes of it.
  public OptionalInt rating(RatingEdition edition) {
    return hindrance(edition).isPresent() ? OptionalInt.empty() : OptionalInt.of(performance());
  }
}
