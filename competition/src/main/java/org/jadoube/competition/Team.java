package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.domain.Require;

/// A team.
///
/// @param players its list in the fixed order of boards, reserves last; numbered from 1
public record Team(int number, String name, OptionalInt rating, List<Player> players)
    implements Participant {
  public Team {
    Require.atLeast(1, number, "number");
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(rating, "rating");
    Require.within(1, Participant.MOST_RATING, rating.orElse(1), "rating");
    requireNonNull(players, "players");
    players = List.copyOf(players);
    requireInOrder(players);
  }

  /// A team whose members do not matter.
  public Team(int number, String name) {
    this(number, name, OptionalInt.empty(), List.of());
  }

  private static void requireInOrder(List<Player> players) {
    List<Integer> numbers = players.stream().map(Player::number).toList();
    if (!numbers.equals(IntStream.rangeClosed(1, players.size()).boxed().toList())) {
      throw new IllegalArgumentException(
          "players must be numbered from 1 in order, not " + numbers);
    }
  }
}
