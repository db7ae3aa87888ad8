package org.jadoube.laws.act;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/// How a telephone or another device came to notice (Article 11.3; 12.3b before 2014).
public enum DeviceUse {
  /// It lies in a bag, switched off.
  IN_BAG,
  /// It is somewhere in the venue.
  IN_VENUE,
  /// The player has it on him.
  ON_PERSON,
  /// It made a sound.
  SOUND;

  /// What loses the game in an edition, by the catalogue's word for it.
  public static Set<DeviceUse> losing(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "rings", "sounds" -> EnumSet.of(SOUND);
      case "in-venue" -> EnumSet.allOf(DeviceUse.class);
      case "on-person" -> EnumSet.of(ON_PERSON);
      default -> throw new IllegalArgumentException("no way to be noticed: " + word);
    };
  }
}
