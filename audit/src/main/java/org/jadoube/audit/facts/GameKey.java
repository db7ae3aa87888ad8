package org.jadoube.audit.facts;

import java.io.Serializable;

/// The key by which a game is found again in other places. Its values mean nothing outside the
/// version that made them.
///
/// @param moves equal if start and moves are
/// @param people derived from the names of the players
/// @param day equal if the dates are; 0 if the date is not complete
/// @param year the year; 0 if it is unknown
/// @param trail a character below 256 for each ply, derived from the start and all moves so far, so
///   that one trail begins with another if one game is the beginning of the other
/// @since 0.1.0
public record GameKey(long moves, long people, int day, int year, String trail)
    implements Serializable {
  /// How many plies make the opening.
  public static final int OPENING = 10;

  /// How many plies the game has.
  public int plies() {
    return trail.length();
  }

  /// Equal for games that are the same, or one the beginning of the other, if they have ten plies.
  public String opening() {
    return trail.substring(0, Math.min(OPENING, trail.length()));
  }
}
