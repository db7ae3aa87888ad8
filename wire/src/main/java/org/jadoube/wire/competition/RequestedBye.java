package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Bye;

/// A bye that was asked for, in a round of a Swiss that is not paired yet.
///
/// @param round from 1
/// @param participant the pairing number
/// @param kind what it is worth
public record RequestedBye(int round, int participant, Bye.Kind kind) {
  public RequestedBye {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, participant, "participant");
    requireNonNull(kind, "kind");
  }
}
