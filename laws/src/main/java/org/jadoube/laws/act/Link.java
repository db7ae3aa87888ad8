package org.jadoube.laws.act;

/// What a player is connected to in an online game (E04 11 and 13).
public enum Link {
  /// The playing zone.
  ZONE,
  /// The video conference.
  VIDEO
}
