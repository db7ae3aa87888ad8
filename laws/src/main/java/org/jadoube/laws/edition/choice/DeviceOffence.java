package org.jadoube.laws.edition.choice;

/// The offence with a device that loses the game (Article 11.3.2.2).
///
/// @since 0.1.0
public enum DeviceOffence {
  /// A mobile telephone rings.
  RINGS,

  /// A device makes a sound.
  SOUNDS,

  /// A device is somewhere in the venue.
  IN_VENUE,

  /// The player has it on his person.
  ON_PERSON
}
