package org.jadoube.laws.edition.choice;

/// Which occurrences of a position count towards an automatic draw (Article 9.6.1).
///
/// @since 0.1.0
public enum Counting {
  /// All of them.
  ANYWHERE,

  /// Those in unbroken alternation: each after two moves by each player.
  CONSECUTIVE
}
