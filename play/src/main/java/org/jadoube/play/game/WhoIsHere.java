package org.jadoube.play.game;

import org.jadoube.chess.Colour;
import org.jadoube.store.StoredPresence;

/// Who is connected.
///
/// @param white whether White is connected
/// @param spectators the number of followers who do not play
public record WhoIsHere(boolean white, boolean black, int spectators) {
  public static final WhoIsHere NOBODY = new WhoIsHere(false, false, 0);

  static WhoIsHere of(StoredPresence stored) {
    return new WhoIsHere(stored.white(), stored.black(), stored.spectators());
  }

  StoredPresence stored() {
    return new StoredPresence(white, black, spectators);
  }

  /// The sum with those on other processes.
  WhoIsHere plus(WhoIsHere other) {
    return new WhoIsHere(white || other.white, black || other.black, spectators + other.spectators);
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
