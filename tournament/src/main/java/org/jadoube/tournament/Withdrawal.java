package org.jadoube.tournament;

import org.jadoube.chess.domain.Require;

/// A participant who left the tournament, or was expelled.
///
/// @param participant the pairing number
/// @param afterRound the last round in which the participant took part; 0 if in none
/// @since 0.1.0
public record Withdrawal(int participant, int afterRound) {
  public Withdrawal {
    Require.atLeast(1, participant, "participant");
    Require.atLeast(0, afterRound, "afterRound");
  }
}
