package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A player of an event.
///
/// @param number the pairing number, from 1
/// @param name as it stands in the standings
/// @param account the id of the player's account; without one, the player gets a link for each game
/// @param rating that tie-breaks and pairings use
/// @param federation its code, three capital letters
/// @param title such as `WGM`
/// @param fideId the FIDE identification number
public record Entrant(
    int number,
    String name,
    Optional<String> account,
    OptionalInt rating,
    Optional<String> federation,
    Optional<String> title,
    Optional<String> fideId) {
  private static final int HIGHEST_RATING = 9999;

  public Entrant {
    Require.atLeast(1, number, "number");
    requireNonNull(name, "name");
    Require.notBlank(name, "name");
    requireNonNull(account, "account");
    requireNonNull(rating, "rating");
    Require.within(1, HIGHEST_RATING, rating.orElse(1), "rating");
    requireNonNull(federation, "federation");
    requireNonNull(title, "title");
    requireNonNull(fideId, "fideId");
  }

  /// The same player under another number.
  public Entrant with(int number) {
    return new Entrant(number, name, account, rating, federation, title, fideId);
  }
}
