package org.jadoube.play.people;

import java.util.Locale;

/// A person's side in a game. Its text is stored, so it never changes.
public enum Side {
  /// Plays it.
  PLAYER,
  /// Judges it.
  ARBITER;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
