package org.jadoube.play.people;

import java.util.Locale;

/// On which side somebody is in a game. Its text is stored, so it never changes.
public enum Side {
  /// Plays it.
  PLAYER,
  /// Judges it.
  ARBITER;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
