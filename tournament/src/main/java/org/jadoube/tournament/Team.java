package org.jadoube.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.rating.Rating;

/// A team.
///
/// @param number the pairing number, from 1
/// @param name as it stands in the standings
/// @param captain the id of the captain's account; without one, officials hand in the line-ups
/// @param rating that pairings and tie-breaks use
/// @param players the numbers of its players in the fixed order of boards, reserves last; none if
///   they do not matter
/// @since 0.1.0
public record Team(
    int number, String name, Optional<String> captain, OptionalInt rating, List<Integer> players)
    implements Participant {
  public Team {
    Require.atLeast(1, number, "number");
    Require.notBlank(name, "name");
    Rating.require(rating);
    players = List.copyOf(players);
    players.forEach(player -> Require.atLeast(1, player, "players"));
  }

  /// A team whose members do not matter.
  public Team(int number, String name) {
    this(number, name, Optional.empty(), OptionalInt.empty(), List.of());
  }

  /// This team under another number, with its players under others.
  public Team with(int number, List<Integer> players) {
    return new Team(number, name, captain, rating, players);
  }

  /// This team with another captain, or none.
  public Team withCaptain(Optional<String> captain) {
    return new Team(number, name, captain, rating, players);
  }
}
