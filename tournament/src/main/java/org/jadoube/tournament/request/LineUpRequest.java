package org.jadoube.tournament.request;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Who plays for a team, in the order of the boards.
///
/// @param players places on the team's list, from 1; 0 leaves a board empty
/// @since 0.1.0
public record LineUpRequest(List<Integer> players) {
  public LineUpRequest {
    players = List.copyOf(players);
    players.forEach(place -> Require.atLeast(0, place, "players"));
  }
}
