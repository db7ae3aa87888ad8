package org.jadoube.tournament.norm;

import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// The terms of a tournament that decide on norms.
///
/// @param rounds that are to be played
/// @param players how many take part
/// @param predetermined whether all pairings follow from the pairing numbers
/// @param twice whether everybody meets everybody twice
/// @param exemption that lifts the demands on federations
/// @since 0.1.0
public record NormTerms(
    int rounds,
    int players,
    boolean predetermined,
    boolean twice,
    Optional<FederationExemption> exemption) {
  public NormTerms {
    Require.atLeast(0, rounds, "rounds");
    Require.atLeast(0, players, "players");
  }
}
