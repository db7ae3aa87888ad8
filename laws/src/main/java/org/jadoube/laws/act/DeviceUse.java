package org.jadoube.laws.act;

/// How a telephone or another device came to notice (Article 11.3; 12.3b before 2014).
public enum DeviceUse {
  /// It lies in a bag, switched off.
  IN_BAG,
  /// It is somewhere in the venue.
  IN_VENUE,
  /// The player has it on him.
  ON_PERSON,
  /// It made a sound.
  SOUND
}
