package org.jadoube.laws.event;

/// How an offer of a draw is declined (Article 9.1.2.1).
///
/// @since 0.1.0
public enum Declining {
  /// In words.
  IN_WORDS,
  /// By touching a piece with the intention of moving or capturing it.
  BY_TOUCHING,
  /// By playing a move (E04 5.3).
  BY_MOVING
}
