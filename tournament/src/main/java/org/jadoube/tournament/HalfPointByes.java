package org.jadoube.tournament;

import org.jadoube.chess.domain.Require;

/// How many half-point byes a player of a Swiss may ask for.
///
/// @param most in the whole tournament; 0 for none
/// @param notInLast in so many rounds at the end there is none
/// @since 0.1.0
public record HalfPointByes(int most, int notInLast) {
  private static final int MOST = 999;

  public HalfPointByes {
    Require.within(0, MOST, most, "most");
    Require.within(0, MOST, notInLast, "notInLast");
  }
}
