package org.jadoube.laws.act;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// How a telephone or another device was noticed (Article 11.3; 12.3b before 2014).
public enum DeviceUse {
  /// In a bag, switched off.
  IN_BAG,
  /// Somewhere in the venue.
  IN_VENUE,
  /// On the player's person.
  ON_PERSON,
  /// It made a sound.
  SOUND;

  /// The uses that lose the game in an edition, by the catalogue's word.
  public static Set<DeviceUse> losing(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "rings", "sounds" -> EnumSet.of(SOUND);
      case "in-venue" -> EnumSet.allOf(DeviceUse.class);
      case "on-person" -> EnumSet.of(ON_PERSON);
      default -> throw new IllegalArgumentException("no way to be noticed: " + word);
    };
  }
}
