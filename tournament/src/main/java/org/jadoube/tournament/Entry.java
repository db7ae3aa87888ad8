package org.jadoube.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.rating.Rating;

/// A player's details at entry. Details that players who enter alone claim do not count until an
/// official confirms them; only officials see them, others see that there is an entry to be
/// confirmed.
///
/// @param name of the player; that of the account if left out
/// @param account the name of the player's account, if there is one
/// @param rating that tie-breaks and pairings use
/// @param federation its code, three capital letters
/// @param title such as `WGM`
/// @param fideId the FIDE identification number
/// @param sex as FIDE registers it
/// @param birthDate the day of birth as `1990-02-28`, or the year
/// @since 0.1.0
public record Entry(
    Optional<String> name,
    Optional<String> account,
    OptionalInt rating,
    Optional<String> federation,
    Optional<String> title,
    Optional<String> fideId,
    Optional<Sex> sex,
    Optional<String> birthDate) {
  /// Of which nothing is told.
  public static final Entry UNTOLD =
      new Entry(
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  public Entry {
    Rating.require(rating);
  }
}
