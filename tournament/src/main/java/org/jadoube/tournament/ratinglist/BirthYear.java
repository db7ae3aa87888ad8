package org.jadoube.tournament.ratinglist;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.tournament.trf.record.Person;

/// The year of a date of birth in a file.
final class BirthYear {
  private static final Pattern YEAR = Pattern.compile("([1-9]\\d{3}).*");

  private BirthYear() {}

  static OptionalInt of(Person person) {
    Matcher year = YEAR.matcher(person.birthDate());
    return year.matches() ? OptionalInt.of(Integer.parseInt(year.group(1))) : OptionalInt.empty();
  }

  /// A date of which only the year is known, as files write it.
  static String date(int year) {
    return year + "/00/00";
  }
}
