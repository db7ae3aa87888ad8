package org.jadoube.tournament;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Who plays for a team in a round.
///
/// @param round from 1
/// @param team the pairing number
/// @param players places on the team's list from the first board; 0 for an empty one
/// @since 0.1.0
public record LineUp(int round, int team, List<Integer> players) {
  public LineUp {
    Require.atLeast(1, round, "round");
    Require.atLeast(1, team, "team");
    players = List.copyOf(players);
    players.forEach(place -> Require.atLeast(0, place, "players"));
  }
}
