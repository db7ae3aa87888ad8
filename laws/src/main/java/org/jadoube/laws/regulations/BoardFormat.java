package org.jadoube.laws.regulations;

/// The boards of an online game, the same for both players (E04 2.4).
///
/// @since 0.1.0
public enum BoardFormat {
  /// A board on the screen.
  VIRTUAL,
  /// An electronic board.
  EBOARD
}
