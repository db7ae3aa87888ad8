package org.jadoube.server.game;

import org.jadoube.chess.Colour;
import org.jadoube.server.store.StoredPresence;

/// Who is connected.
///
/// @param white whether White is connected
/// @param spectators the number of followers who do not play
public record Presence(boolean white, boolean black, int spectators) {
  static final Presence NOBODY = new Presence(false, false, 0);

  static Presence of(StoredPresence stored) {
    return new Presence(stored.white(), stored.black(), stored.spectators());
  }

  StoredPresence stored() {
    return new StoredPresence(white, black, spectators);
  }

  /// Together with those on other processes.
  Presence plus(Presence other) {
    return new Presence(white || other.white, black || other.black, spectators + other.spectators);
  }

  boolean holdsBoth() {
    return white && black;
  }

  boolean holdsAPlayer() {
    return white || black;
  }

  boolean holds(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }
}
