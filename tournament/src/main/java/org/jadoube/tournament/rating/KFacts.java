package org.jadoube.tournament.rating;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// Facts about a player that decide on the factor K.
///
/// @param listed the factor on the last published list, which then settles it
/// @param games how many rated games the player has had
/// @param birthYear the year of birth
/// @param highest the highest rating that was ever published
/// @param title the player's title
/// @since 0.1.0
public record KFacts(
    OptionalInt listed,
    OptionalInt games,
    OptionalInt birthYear,
    OptionalInt highest,
    Optional<Title> title) {
  /// Nothing.
  public static final KFacts NONE =
      new KFacts(
          OptionalInt.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty());

  private static final int MOST_LISTED = 100;
  private static final int LAST_YEAR = 9999;

  public KFacts {
    Require.within(1, MOST_LISTED, listed.orElse(1), "listed");
    Require.atLeast(0, games.orElse(0), "games");
    Require.within(0, LAST_YEAR, birthYear.orElse(0), "birthYear");
    Rating.require(highest);
  }

  /// A copy with the factor of a published list.
  public KFacts withListed(OptionalInt factor) {
    return new KFacts(factor, games, birthYear, highest, title);
  }

  /// A copy with a year of birth.
  public KFacts withBirthYear(OptionalInt year) {
    return new KFacts(listed, games, year, highest, title);
  }

  /// A copy with a title.
  public KFacts withTitle(Optional<Title> title) {
    return new KFacts(listed, games, birthYear, highest, title);
  }
}
