package org.jadoube.laws.act;

/// How a telephone or another device was noticed (Article 11.3; 12.3b before 2014).
///
/// @since 0.1.0
public enum DeviceUse {
  /// In a bag, switched off.
  IN_BAG,
  /// Somewhere in the venue.
  IN_VENUE,
  /// On the player's person.
  ON_PERSON,
  /// It made a sound.
  SOUND
}
