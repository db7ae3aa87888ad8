package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// Somebody enters a player.
///
/// @param name of the player; that of the account if left out
/// @param account the name of the player's account, if there is one
/// @param rating that tie-breaks and pairings use
/// @param federation its code, three capital letters
/// @param title such as `WGM`
/// @param fideId the FIDE identification number
public record EntryRequest(
    Optional<String> name,
    Optional<String> account,
    OptionalInt rating,
    Optional<String> federation,
    Optional<String> title,
    Optional<String> fideId) {
  private static final int HIGHEST_RATING = 9999;

  public EntryRequest {
    requireNonNull(name, "name");
    requireNonNull(account, "account");
    requireNonNull(rating, "rating");
    Require.within(1, HIGHEST_RATING, rating.orElse(1), "rating");
    requireNonNull(federation, "federation");
    requireNonNull(title, "title");
    requireNonNull(fideId, "fideId");
  }
}
