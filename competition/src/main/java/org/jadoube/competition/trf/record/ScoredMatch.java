package org.jadoube.competition.trf.record;

/// The results of a match between teams that record 362 gives points to.
public enum ScoredMatch {
  /// A win; 2.0 if not said.
  TW,
  /// A draw; 1.0 if not said.
  TD,
  /// A loss; 0.0 if not said.
  TL
}
