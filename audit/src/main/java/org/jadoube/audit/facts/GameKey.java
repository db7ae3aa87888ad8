package org.jadoube.audit.facts;

import java.io.Serializable;
import org.jadoube.chess.domain.Require;

/// What a game is compared by, to find it again in other places. Its numbers mean nothing outside
/// the version that made them.
///
/// @param moves equal if start and moves are
/// @param people made of the names of the players
/// @param day equal if the dates are; 0 if the date is not complete
/// @param plies how many plies it has
public record GameKey(long moves, long people, int day, int plies) implements Serializable {
  public GameKey {
    Require.atLeast(0, plies, "plies");
  }
}
