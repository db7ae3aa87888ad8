package org.jadoube.tournament.request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.rating.Rating;

/// Somebody enters a team.
///
/// @param name of the team
/// @param captain the name of the captain's account, if there is one
/// @param rating that pairings and tie-breaks use; the average of the players on the boards if left
///   out
/// @param players in the fixed order of boards, reserves last
/// @since 0.1.0
public record TeamRequest(
    String name, Optional<String> captain, OptionalInt rating, List<Entry> players) {
  public TeamRequest {
    Require.notBlank(name, "name");
    Rating.require(rating);
    players = List.copyOf(players);
    Require.notEmpty(players, "players");
  }
}
