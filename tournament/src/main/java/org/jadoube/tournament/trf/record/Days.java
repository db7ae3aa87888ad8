package org.jadoube.tournament.trf.record;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Days as files write them, in the forms that can mean one day only.
final class Days {
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})");
  private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");

  private Days() {}

  static Optional<LocalDate> read(String text) {
    Matcher yearFirst = YEAR_FIRST.matcher(text);
    if (yearFirst.matches()) {
      return day(yearFirst, 1, 2, 3);
    }
    Matcher dayFirst = DAY_FIRST.matcher(text);
    return dayFirst.matches() ? day(dayFirst, 3, 2, 1) : Optional.empty();
  }

  private static Optional<LocalDate> day(Matcher found, int year, int month, int day) {
    try {
      return Optional.of(
          LocalDate.of(number(found, year), number(found, month), number(found, day)));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }

  private static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }
}
