package org.jadoube.tournament.pairing;

/// Whether a player has met another score in a round (C.04.3 1.4).
///
/// @since 0.1.0
public enum Floating {
  NONE,
  /// A lower score, or points without playing.
  DOWN,
  /// A higher score.
  UP
}
