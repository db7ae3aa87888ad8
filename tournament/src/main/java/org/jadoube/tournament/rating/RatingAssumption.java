package org.jadoube.tournament.rating;

/// An assumption of a calculation, made because nobody said otherwise.
///
/// @since 0.1.0
public enum RatingAssumption {
  NEWEST_EDITION("the event starts under the newest edition: its first day is not known"),
  STANDARD_KIND("standard ratings count: the time control is not known"),
  ONLY_THIS_EVENT("the period has no other games of the player, and each change is rounded alone"),
  RATINGS_OF_THE_FILE("the ratings are those of the list in force on the first day"),
  NEVER_HIGHER("the rating was never higher than now"),
  TITLE_NEEDED_2400("the title shows that a published rating has reached 2400"),
  ADULT("the player turns 19 this year or is older: the year of birth is not known"),
  THIRTY_GAMES("the player has at least 30 rated games"),
  NO_EARLIER_GAMES("an unrated player has no games from earlier events");

  private final String text;

  RatingAssumption(String text) {
    this.text = text;
  }

  /// As a sentence without its beginning and end.
  public String text() {
    return text;
  }
}
