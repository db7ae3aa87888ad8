package org.jadoube.tournament.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.tournament.points.Fraction;

/// How a tournament changes a rating (B02, 8.3).
///
/// @param rating at the start
/// @param games that are rated, in their order
/// @param notRated games that are not
/// @param factor K
/// @since 0.1.0
public record RatingChange(
    int rating, List<GameChange> games, List<NotRated> notRated, KFactor factor) {
  private static final int LOWEST = 1400;

  public RatingChange {
    Rating.require(rating);
    games = List.copyOf(games);
    notRated = List.copyOf(notRated);
  }

  /// The change of a rating by these games.
  ///
  /// @param factor of the player, before it is limited by the number of games
  /// @param notRated games of which that is known already
  public static RatingChange of(
      RatingEdition edition,
      RatingKind kind,
      int rating,
      KFactor factor,
      List<RatedGame> games,
      List<NotRated> notRated) {
    Rating.require(rating);
    List<NotRated> left = new ArrayList<>(List.copyOf(notRated));
    List<RatedGame> counting = new ArrayList<>();
    for (RatedGame game : List.copyOf(games)) {
      if (edition.leavesOut(kind, rating, game.rating())) {
        left.add(new NotRated(game.round(), game.opponent(), NotRated.WhyNot.WIDE_GAP));
      } else {
        counting.add(game);
      }
    }
    Optional<RatedGame> widest = counting.stream().min(Comparator.comparingInt(RatedGame::rating));
    DifferenceLimit limit = edition.limit(kind);
    return new RatingChange(
        rating,
        counting.stream()
            .map(game -> GameChange.of(game, rating, limit, widest.equals(Optional.of(game))))
            .toList(),
        left,
        factor.over(counting.size()));
  }

  /// The score in the rated games.
  public Fraction score() {
    return sum(change -> Fraction.halves(change.game().halves()));
  }

  /// The sum of the expected scores.
  public Fraction expected() {
    return sum(GameChange::expected);
  }

  /// The sum of the differences between score and expectation.
  public Fraction sum() {
    return sum(GameChange::change);
  }

  private Fraction sum(Function<GameChange, Fraction> part) {
    return games.stream().map(part).reduce(Fraction.ZERO, Fraction::plus);
  }

  /// The sum, times K.
  public Fraction exact() {
    return sum().times(factor.value());
  }

  /// The change as a whole number; halves go away from zero (8.3.4).
  public int change() {
    return exact().decimal(0).intValueExact();
  }

  /// The rating afterwards, if it is published.
  public int after() {
    return rating + change();
  }

  /// Whether the player has no rating on the next list, because it would be lower than any (7.2.1).
  ///
  /// @param edition that applies
  public boolean losesRating(RatingEdition edition) {
    return edition.hasFirstRatings() && after() < LOWEST;
  }
}
