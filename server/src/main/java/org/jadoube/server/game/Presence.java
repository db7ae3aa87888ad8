package org.jadoube.server.game;

/// Who is connected.
///
/// @param white whether White is connected
/// @param spectators the number of followers who do not play
public record Presence(boolean white, boolean black, int spectators) {
  static final Presence NOBODY = new Presence(false, false, 0);
}
