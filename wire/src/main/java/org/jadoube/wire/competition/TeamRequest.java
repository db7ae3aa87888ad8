package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// Somebody enters a team.
///
/// @param name of the team
/// @param captain the name of the captain's account, if there is one
/// @param rating that pairings and tie-breaks use; the average of the players on the boards if left
///   out
/// @param players in the fixed order of boards, reserves last
public record TeamRequest(
    String name, Optional<String> captain, OptionalInt rating, List<EntryRequest> players) {
  private static final int HIGHEST_RATING = 9999;

  public TeamRequest {
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(captain, "captain");
    requireNonNull(rating, "rating");
    Require.within(1, HIGHEST_RATING, rating.orElse(1), "rating");
    requireNonNull(players, "players");
    players = List.copyOf(players);
    Require.notEmpty(players, "players");
  }
}
