package org.jadoube.tournament.rating;

import java.time.LocalDate;
import java.util.Arrays;

/// The editions of the Rating Regulations, as far as they calculate differently. The edition
/// follows the day on which a tournament starts.
///
/// @since 0.1.0
public enum RatingEdition {
  /// Rapid and blitz with one K for everybody.
  BEFORE_OCTOBER_2022(LocalDate.MIN, DifferenceLimit.ONCE, DifferenceLimit.ONCE),
  OCTOBER_2022(LocalDate.of(2022, 10, 1), DifferenceLimit.ONCE, DifferenceLimit.ONCE),
  /// Ratings from 1400; first ratings with two imagined opponents.
  MARCH_2024(LocalDate.of(2024, 3, 1), DifferenceLimit.ALWAYS, DifferenceLimit.ALWAYS),
  /// Wide gaps in rapid and blitz are no longer rated.
  DECEMBER_2024(LocalDate.of(2024, 12, 1), DifferenceLimit.ALWAYS, DifferenceLimit.ALWAYS),
  /// Who has 2650 loses the protection of 400 points.
  OCTOBER_2025(LocalDate.of(2025, 10, 1), DifferenceLimit.BELOW_2650, DifferenceLimit.ALWAYS);

  private final LocalDate from;
  private final DifferenceLimit standard;
  private final DifferenceLimit faster;

  RatingEdition(LocalDate from, DifferenceLimit standard, DifferenceLimit faster) {
    this.from = from;
    this.standard = standard;
    this.faster = faster;
  }

  /// The edition for a tournament that starts on that day.
  public static RatingEdition on(LocalDate start) {
    return Arrays.stream(values())
        .filter(edition -> !edition.from.isAfter(start))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  /// The one in force now.
  public static RatingEdition newest() {
    return OCTOBER_2025;
  }

  /// The first starting day to which it applies.
  public LocalDate from() {
    return from;
  }

  /// For whom a difference of more than 400 counts as 400.
  public DifferenceLimit limit(RatingKind kind) {
    return kind == RatingKind.STANDARD ? standard : faster;
  }

  /// Whether K is the same for everybody.
  boolean hasOneK(RatingKind kind) {
    return this == BEFORE_OCTOBER_2022 && kind != RatingKind.STANDARD;
  }

  /// Whether a game is not rated because the gap between the players is too wide: 600 or more, and
  /// one of them above 2600 (rapid and blitz, 7.3.1).
  boolean leavesOut(RatingKind kind, int rating, int opponent) {
    boolean looked = kind != RatingKind.STANDARD && compareTo(DECEMBER_2024) >= 0;
    return looked && Math.abs(rating - opponent) >= 600 && Math.max(rating, opponent) > 2600;
  }

  /// Whether its rule for first ratings is known here.
  boolean hasFirstRatings() {
    return compareTo(MARCH_2024) >= 0;
  }
}
