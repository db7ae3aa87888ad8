package org.jadoube.tournament.pairing;

/// The measures by which one pairing of a bracket is better than another (C.04.3, Article 2), in
/// the order of priority of all editions.
///
/// @since 0.1.0
public enum Criterion {
  /// The score of who gets the pairing-allocated bye.
  BYE_SCORE,
  /// How many go down.
  DOWNFLOATERS,
  /// Their scores.
  DOWNFLOATER_SCORES,
  /// The differences of scores in all pairs and of those who go down.
  SCORE_DIFFERENCES,
  /// The participants left for the next bracket.
  NEXT_BRACKET,
  /// Games that the receiver of the bye has not played.
  BYE_UNPLAYED,
  /// Topscorers and their opponents with too many games of one colour.
  COLOUR_DIFFERENCE,
  /// One colour three times running.
  COLOUR_REPETITION,
  /// Preferences for a colour that are not granted.
  COLOUR_PREFERENCE,
  /// Strong ones of these.
  STRONG_PREFERENCE,
  /// Downfloats as in the round before.
  DOWNFLOAT_AGAIN,
  /// Upfloats as in the round before.
  UPFLOAT_AGAIN,
  /// Downfloats as two rounds before.
  DOWNFLOAT_AFTER_TWO,
  /// Upfloats as two rounds before.
  UPFLOAT_AFTER_TWO,
  /// Differences of scores of the downfloats as in the round before.
  DOWNFLOAT_AGAIN_DIFFERENCES,
  /// Those of the upfloats.
  UPFLOAT_AGAIN_DIFFERENCES,
  /// Those of the downfloats as two rounds before.
  DOWNFLOAT_AFTER_TWO_DIFFERENCES,
  /// Those of the upfloats.
  UPFLOAT_AFTER_TWO_DIFFERENCES,
  /// How many come up.
  UPFLOATERS,
  /// How far their scores are from those above.
  UPFLOATER_DIFFERENCES,
  /// Those of them who met another score in the round before.
  UPFLOATER_AGAIN,
  /// Those of their opponents who did.
  UPFLOATER_OPPONENT_AGAIN
}
