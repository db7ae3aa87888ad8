package org.jadoube.audit.game;

/// Recognises games without findings before they become objects. Most games of most archives are
/// like that.
@FunctionalInterface
public interface Sieve {
  /// A sieve that is certain of no game.
  Sieve OPEN = _ -> false;

  /// Whether no edition that may apply to the game has a finding in it.
  boolean isClean(ReadGame game);
}
