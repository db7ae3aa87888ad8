package org.jadoube.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A player.
///
/// @param number the pairing number; for a member of a team, the place on its list
/// @param federation its three-letter code, which a restricted drawing of lots needs
public record Player(int number, String name, OptionalInt rating, Optional<String> federation)
    implements Participant {
  public Player {
    Require.atLeast(1, number, "number");
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(rating, "rating");
    Require.within(1, Participant.MOST_RATING, rating.orElse(1), "rating");
    requireNonNull(federation, "federation");
    federation.ifPresent(code -> Require.notBlank(code, "federation"));
  }

  /// A player with a rating.
  public Player(int number, String name, int rating) {
    this(number, name, OptionalInt.of(rating), Optional.empty());
  }

  /// A player without a rating.
  public Player(int number, String name) {
    this(number, name, OptionalInt.empty(), Optional.empty());
  }
}
