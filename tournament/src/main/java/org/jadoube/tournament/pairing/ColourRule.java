package org.jadoube.tournament.pairing;

/// A rule by which two who meet get their colours. Each system asks those that it has, in its own
/// order (C.04.3 5.2, before 2026 E; C.04.5 and C.04.6, each 4.3).
///
/// @since 0.1.0
public enum ColourRule {
  /// Each gets the colour that is due, or one does while nothing is due to the other.
  BOTH_PREFERENCES,
  /// Nothing is due to one of the two; the other gets the colour that is.
  ONE_PREFERENCE,
  /// Both are due the same colour, one of them more strongly.
  STRONGER_PREFERENCE,
  /// Both are due it absolutely, one of them with the wider colour difference.
  WIDER_DIFFERENCE,
  /// Who has the lower colour difference gets White.
  LOWER_DIFFERENCE,
  /// Who has had fewer Whites gets White.
  FEWER_WHITES,
  /// Each gets the other colour than in the latest round in which they had different ones.
  ALTERNATION,
  /// The higher-ranked gets the colour that is due.
  HIGHER_RANKED,
  /// The higher-ranked gets the other colour than the last time.
  HIGHER_ALTERNATES,
  /// The lower-ranked gets the other colour than the last time.
  LOWER_ALTERNATES,
  /// The number of the higher-ranked and the colour that was drawn decide.
  INITIAL_COLOUR,
  /// The second game of a match has the other colours than the first (C.04.5 4.4).
  SECOND_GAME
}
