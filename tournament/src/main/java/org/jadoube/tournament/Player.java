package org.jadoube.tournament;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.rating.Rating;

/// A player.
///
/// @param number the pairing number, from 1; among players of teams, the starting rank
/// @param name as it stands in the standings
/// @param account the id of the player's account; without one, the player gets a link for each game
/// @param rating that tie-breaks and pairings use
/// @param federation its code, three capital letters, which a restricted drawing of lots needs
/// @param title such as `WGM`
/// @param fideId the FIDE identification number
/// @param sex as FIDE registers it
/// @param birthDate the day of birth as `1990-02-28`, or the year; only officials see it
/// @param claimed what the player says, who has entered alone; absent once an official has
///   confirmed or corrected the entry
/// @since 0.1.0
public record Player(
    int number,
    String name,
    Optional<String> account,
    OptionalInt rating,
    Optional<String> federation,
    Optional<String> title,
    Optional<String> fideId,
    Optional<Sex> sex,
    Optional<String> birthDate,
    Optional<Entry> claimed)
    implements Participant {
  public Player {
    Require.atLeast(1, number, "number");
    Require.notBlank(name, "name");
    Rating.require(rating);
    federation.ifPresent(code -> Require.notBlank(code, "federation"));
  }

  /// A player of whom nothing is left to confirm.
  public Player(
      int number,
      String name,
      Optional<String> account,
      OptionalInt rating,
      Optional<String> federation,
      Optional<String> title,
      Optional<String> fideId) {
    this(
        number,
        name,
        account,
        rating,
        federation,
        title,
        fideId,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// A player of whom no more is known.
  public Player(int number, String name, OptionalInt rating, Optional<String> federation) {
    this(number, name, Optional.empty(), rating, federation, Optional.empty(), Optional.empty());
  }

  /// A player with a rating.
  public Player(int number, String name, int rating) {
    this(number, name, OptionalInt.of(rating), Optional.empty());
  }

  /// A player without a rating.
  public Player(int number, String name) {
    this(number, name, OptionalInt.empty(), Optional.empty());
  }

  /// This player under another number.
  public Player with(int number) {
    return new Player(
        number, name, account, rating, federation, title, fideId, sex, birthDate, claimed);
  }

  /// This player with details that have become known.
  public Player with(Optional<Sex> sex, Optional<String> birthDate) {
    return new Player(
        number, name, account, rating, federation, title, fideId, sex, birthDate, claimed);
  }

  /// This player as the public sees them, without day of birth and claims.
  public Player inPublic() {
    return new Player(
        number,
        name,
        account,
        rating,
        federation,
        title,
        fideId,
        sex,
        Optional.empty(),
        claimed.map(_ -> Entry.UNTOLD));
  }
}
