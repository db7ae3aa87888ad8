package org.jadoube.tournament.trf.pairing;

import org.jadoube.chess.domain.Require;

/// Two players who meet, or one who gets the bye.
///
/// @param white the starting rank of White, or of the player with the bye
/// @param black the starting rank of Black; 0 for the bye
/// @since 0.1.0
public record EnginePair(int white, int black) {
  public EnginePair {
    Require.within(1, 9999, white, "white");
    Require.within(0, 9999, black, "black");
  }

  /// Whether it is the bye that pairing gives.
  public boolean isBye() {
    return black == 0;
  }
}
