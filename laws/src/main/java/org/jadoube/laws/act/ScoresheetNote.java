package org.jadoube.laws.act;

/// What is written on a scoresheet besides moves and offers (Article 8.1.4).
public enum ScoresheetNote {
  /// What the clocks show.
  TIMES,
  /// What concerns a claim.
  CLAIM,
  /// Other data of the game.
  DATA,
  /// Anything else, which does not belong there.
  REMARK
}
