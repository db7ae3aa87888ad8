package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import org.jadoube.chess.domain.Require;
import org.jadoube.competition.Bye;

/// A participant without an opponent in a round.
///
/// @param participant the pairing number
/// @param kind what it is worth
public record RoundBye(int participant, Bye.Kind kind) {
  public RoundBye {
    Require.atLeast(1, participant, "participant");
    requireNonNull(kind, "kind");
  }
}
