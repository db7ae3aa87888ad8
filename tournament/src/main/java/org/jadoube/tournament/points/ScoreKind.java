package org.jadoube.tournament.points;

/// The unit that a score counts.
///
/// @since 0.1.0
public enum ScoreKind {
  /// Points of games; in a tournament of teams their sum over the boards (C07, 11.1.2).
  GAME_POINTS,
  /// Points for winning or drawing a match of teams (C07, 11.1.1).
  MATCH_POINTS;

  /// The other.
  public ScoreKind other() {
    return this == GAME_POINTS ? MATCH_POINTS : GAME_POINTS;
  }
}
