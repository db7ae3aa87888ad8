package org.jadoube.tournament.rating;

/// The steps of a calculation, each with its Article in the Rating Regulations and in those for
/// rapid and blitz.
///
/// @since 0.1.0
public enum RatingRule {
  /// Which games are rated.
  RATED_GAMES("5.1", "4.1"),
  /// When a first rating is given.
  FIRST_RATING("7.1.4", "6.1.4"),
  /// The lowest rating that is published.
  FLOOR("7.2.1", "6.2.1"),
  /// How a first rating is calculated.
  FIRST_CALCULATION("8.2", "7.2"),
  /// A limited difference, and games that are too uneven to be rated.
  DIFFERENCE("8.3.1", "7.3.1"),
  /// The expected score.
  PROBABILITY("8.3.2", "7.3.2"),
  /// The factor K.
  FACTOR("8.3.3", "7.3.3"),
  /// The change as a whole number.
  ROUNDING("8.3.4", "7.3.4");

  private final String standard;
  private final String faster;

  RatingRule(String standard, String faster) {
    this.standard = standard;
    this.faster = faster;
  }

  /// Its Article, such as `B02 8.3.1`; `B02RB` are the regulations for rapid and blitz.
  public String article(RatingKind kind) {
    return kind == RatingKind.STANDARD ? "B02 " + standard : "B02RB " + faster;
  }
}
