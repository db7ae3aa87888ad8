package org.jadoube.tournament.trf.record;

import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.rating.Rating;

/// FIDE's or a national federation's data about a player.
///
/// @param sex the sex, if known
/// @param title for FIDE `GM`, `WIM` and so on; up to three characters, may be empty
/// @param name `Lastname, Firstname`, up to 33 characters
/// @param rating from 0 to 9,999
/// @param federation up to three letters
/// @param number the FIDE or national number, up to 11 characters
/// @param birthDate `YYYY/MM/DD`, up to ten characters
/// @since 0.1.0
public record Person(
    Optional<Sex> sex,
    String title,
    String name,
    OptionalInt rating,
    String federation,
    String number,
    String birthDate) {
  /// Where a name is cut off, in characters.
  public static final int LONGEST_NAME = 33;

  public Person {
    ColumnChecks.text(3, title, "title");
    ColumnChecks.text(LONGEST_NAME, name, "name");
    ColumnChecks.within(0, Rating.HIGHEST_RATING, rating, "rating");
    ColumnChecks.text(3, federation, "federation");
    ColumnChecks.text(11, number, "number");
    ColumnChecks.text(10, birthDate, "birthDate");
  }

  /// Somebody of whom only the name is known.
  public static Person named(String name) {
    return new Person(Optional.empty(), "", name, OptionalInt.empty(), "", "", "");
  }

  /// This person with that rating.
  public Person withRating(int rating) {
    OptionalInt rated = OptionalInt.of(rating);
    return new Person(sex, title, name, rated, federation, number, birthDate);
  }
}
