package org.jadoube.laws.act;

/// A card shown to a player who lost the video conference (E04 13.4).
///
/// @since 0.1.0
public enum Card {
  /// A warning.
  YELLOW,
  /// The loss of the game.
  RED
}
