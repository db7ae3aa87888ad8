package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Who plays for a team in a round.
///
/// @param round from 1
/// @param team the pairing number
/// @param players places on the team's list from the first board; 0 for an empty one
public record TeamLineUp(int round, int team, List<Integer> players) {
  public TeamLineUp {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, team, "team");
    requireNonNull(players, "players");
    players = List.copyOf(players);
    players.forEach(place -> Require.atLeast(0, place, "players"));
  }
}
