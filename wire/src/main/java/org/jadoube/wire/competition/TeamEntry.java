package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A team of an event.
///
/// @param number the pairing number, from 1
/// @param name as it stands in the standings
/// @param captain the id of the captain's account; without one, officials hand in the line-ups
/// @param rating that pairings and tie-breaks use
/// @param players the numbers of its players in the fixed order of boards, reserves last
public record TeamEntry(
    int number, String name, Optional<String> captain, OptionalInt rating, List<Integer> players) {
  private static final int HIGHEST_RATING = 9999;

  public TeamEntry {
    Require.atLeast(1, number, "number");
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(captain, "captain");
    requireNonNull(rating, "rating");
    Require.within(1, HIGHEST_RATING, rating.orElse(1), "rating");
    requireNonNull(players, "players");
    players = List.copyOf(players);
    Require.notEmpty(players, "players");
    players.forEach(player -> Require.atLeast(1, player, "players"));
  }

  /// The same team under another number, with its players under others.
  public TeamEntry with(int number, List<Integer> players) {
    return new TeamEntry(number, name, captain, rating, players);
  }

  /// The same team with another captain, or none.
  public TeamEntry withCaptain(Optional<String> captain) {
    return new TeamEntry(number, name, captain, rating, players);
  }
}
