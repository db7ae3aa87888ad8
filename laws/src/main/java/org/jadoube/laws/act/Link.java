package org.jadoube.laws.act;

/// The end of a player's connection in an online game (E04 11 and 13).
///
/// @since 0.1.0
public enum Link {
  /// The playing zone.
  ZONE,
  /// The video conference.
  VIDEO
}
