package org.jadoube.tournament.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// The factor by which a change of rating is multiplied (B02, 8.3.3).
///
/// @param value that applies
/// @param ground why the player has it
/// @param unlimited what it was before it was lowered for many games; the same otherwise
/// @param assumptions that it rests on
/// @since 0.1.0
public record KFactor(
    int value, KGround ground, int unlimited, List<RatingAssumption> assumptions) {
  /// Why a player has a factor.
  public enum KGround {
    /// The last list says so.
    LISTED,
    /// A published rating has reached 2400.
    REACHED_2400,
    /// The year of the 18th birthday is not over, and the rating was always under 2300.
    JUNIOR,
    /// Fewer than 30 games.
    NEW,
    /// None of these.
    USUAL,
    /// Everybody had the same one in rapid and blitz.
    ONE_FOR_ALL
  }

  private static final int MOST = 100;
  private static final int HIGH = 40;
  private static final int MIDDLE = 20;
  private static final int LOW = 10;
  private static final int LOW_FROM = 2400;
  private static final int JUNIOR_BELOW = 2300;
  private static final int JUNIOR_AGE = 18;
  private static final int GAMES_OF_THE_NEW = 30;
  private static final int MOST_IN_A_PERIOD = 700;

  public KFactor {
    Require.within(1, MOST, value, "value");
    Require.within(1, MOST, unlimited, "unlimited");
    assumptions = List.copyOf(assumptions);
  }

  /// The factor of a player. Of several that fit, the first in this order applies, as FIDE's lists
  /// have it: 2400 once reached, junior, new, the usual one.
  ///
  /// @param rating at the start
  /// @param year in which the tournament starts
  public static KFactor of(
      RatingEdition edition, RatingKind kind, int rating, int year, KFacts facts) {
    Rating.require(rating);
    Require.within(1, 9999, year, "year");
    if (edition.hasOneK(kind)) {
      return new KFactor(MIDDLE, KGround.ONE_FOR_ALL, MIDDLE, List.of());
    }
    OptionalInt listed = facts.listed();
    return listed.isPresent()
        ? new KFactor(listed.getAsInt(), KGround.LISTED, listed.getAsInt(), List.of())
        : byFacts(rating, year, facts);
  }

  private static KFactor byFacts(int rating, int year, KFacts facts) {
    List<RatingAssumption> assumed = new ArrayList<>();
    int highest = Math.max(rating, facts.highest().orElse(rating));
    if (highest < LOW_FROM && facts.highest().isEmpty()) {
      boolean titled = facts.title().filter(title -> title.compareTo(Title.IM) <= 0).isPresent();
      assumed.add(titled ? RatingAssumption.TITLE_NEEDED_2400 : RatingAssumption.NEVER_HIGHER);
      highest = titled ? LOW_FROM : rating;
    }
    if (highest >= LOW_FROM) {
      return new KFactor(LOW, KGround.REACHED_2400, LOW, assumed);
    }
    if (highest < JUNIOR_BELOW && isJunior(year, facts, assumed)) {
      return new KFactor(HIGH, KGround.JUNIOR, HIGH, assumed);
    }
    return isNew(facts, assumed)
        ? new KFactor(HIGH, KGround.NEW, HIGH, assumed)
        : new KFactor(MIDDLE, KGround.USUAL, MIDDLE, assumed);
  }

  private static boolean isJunior(int year, KFacts facts, List<RatingAssumption> assumed) {
    if (facts.birthYear().isEmpty()) {
      assumed.add(RatingAssumption.ADULT);
    }
    return year - facts.birthYear().orElse(0) <= JUNIOR_AGE;
  }

  private static boolean isNew(KFacts facts, List<RatingAssumption> assumed) {
    if (facts.games().isEmpty()) {
      assumed.add(RatingAssumption.THIRTY_GAMES);
    }
    return facts.games().orElse(GAMES_OF_THE_NEW) < GAMES_OF_THE_NEW;
  }

  /// The factor for so many games in a period: their product is at most 700.
  public KFactor over(int games) {
    Require.atLeast(0, games, "games");
    int most = games == 0 ? unlimited : Math.max(1, MOST_IN_A_PERIOD / games);
    return new KFactor(Math.min(unlimited, most), ground, unlimited, assumptions);
  }
}
