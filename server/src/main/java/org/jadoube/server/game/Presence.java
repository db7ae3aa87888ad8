package org.jadoube.server.game;

/// Who is connected.
///
/// @param white whether White is
/// @param spectators how many follow the game without playing
public record Presence(boolean white, boolean black, int spectators) {
  static final Presence NOBODY = new Presence(false, false, 0);
}
