package org.jadoube.tournament.pairing;

/// A rule by which two who meet get their colours, in the order in which they are asked (C.04.3
/// 5.2; before 2026, E).
public enum ColourRule {
  /// Each gets the colour that is due, or one does while nothing is due to the other.
  BOTH_PREFERENCES(1),
  /// Both are due the same colour, one of them more strongly.
  STRONGER_PREFERENCE(2),
  /// Both are due it absolutely, one of them with the wider colour difference.
  WIDER_DIFFERENCE(2),
  /// Each gets the other colour than in the latest round in which they had different ones.
  ALTERNATION(3),
  /// The higher-ranked gets the colour that is due.
  HIGHER_RANKED(4),
  /// The number of the higher-ranked and the colour that was drawn decide.
  INITIAL_COLOUR(5);

  private final int number;

  ColourRule(int number) {
    this.number = number;
  }

  /// Its number in the Article.
  public int number() {
    return number;
  }
}
