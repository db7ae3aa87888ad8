package org.jadoube.audit.game;

/// Tells in which games there is certainly nothing to find, before they become objects. Most games
/// of most archives are like that.
@FunctionalInterface
public interface Sieve {
  /// Finds it certain of no game.
  Sieve OPEN = _ -> false;

  /// Whether no edition that may apply to the game finds anything in it.
  boolean isClean(ReadGame game);
}
