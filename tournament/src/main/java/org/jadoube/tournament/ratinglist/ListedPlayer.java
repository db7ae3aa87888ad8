package org.jadoube.tournament.ratinglist;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.rating.Rating;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;

/// A player on a rating list.
///
/// @param id the FIDE identification number
/// @param name `Lastname, Firstname`
/// @param federation its code; may be empty
/// @param birthYear if the list has one
/// @param ratings those that the player has
/// @since 0.1.0
public record ListedPlayer(
    String id,
    String name,
    String federation,
    Optional<Sex> sex,
    Optional<Title> title,
    OptionalInt birthYear,
    Map<RatingKind, ListedRating> ratings) {
  /// A rating on a list.
  ///
  /// @param factor K
  public record ListedRating(int rating, OptionalInt factor) {
    private static final int MOST_FACTOR = 100;

    public ListedRating {
      Rating.require(rating);
      Require.within(1, MOST_FACTOR, factor.orElse(1), "factor");
    }
  }

  public ListedPlayer {
    Require.notBlank(id, "id");
    Require.notBlank(name, "name");
    Require.atLeast(0, birthYear.orElse(0), "birthYear");
    ratings = Map.copyOf(ratings);
  }

  /// The rating that counts: who has none in rapid or blitz starts there with the standard rating
  /// (rapid and blitz, 7.2.1).
  public Optional<ListedRating> rating(RatingKind kind) {
    return Optional.ofNullable(ratings.get(kind))
        .or(() -> Optional.ofNullable(ratings.get(RatingKind.STANDARD)));
  }
}
