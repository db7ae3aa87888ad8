package org.jadoube.tournament;

import org.jadoube.chess.domain.Require;

/// A bye that was asked for, in a round of a Swiss that is not paired yet.
///
/// @param round from 1
/// @param participant the pairing number
/// @param kind what it is worth
/// @since 0.1.0
public record RequestedBye(int round, int participant, Bye.Kind kind) {
  public RequestedBye {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, participant, "participant");
  }
}
