package org.jadoube.tournament.trf.record;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Days as files write them, in the forms that can mean one day only.
final class TrfDays {
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})");
  private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");

  /// With one digit for the day or the month, it is not the year that comes first.
  private static final Pattern SHORT =
      Pattern.compile("(?=\\d\\.|\\d\\d\\.\\d\\.)(\\d{1,2})\\.(\\d{1,2})\\.(\\d\\d)");

  /// Either order, where one number alone can be the month.
  private static final Pattern EITHER = Pattern.compile("(\\d{1,2})[-/](\\d{1,2})[-/](\\d{4})");

  private static final int MONTHS = 12;
  private static final int CENTURY = 2000;

  private TrfDays() {}

  static Optional<LocalDate> read(String text) {
    Matcher yearFirst = YEAR_FIRST.matcher(text);
    if (yearFirst.matches()) {
      return day(yearFirst, 1, 2, 3);
    }
    Matcher dayFirst = DAY_FIRST.matcher(text);
    if (dayFirst.matches()) {
      return day(dayFirst, 3, 2, 1);
    }
    Matcher brief = SHORT.matcher(text);
    if (brief.matches()) {
      return day(brief, 3, 2, 1).map(day -> day.plusYears(CENTURY));
    }
    Matcher either = EITHER.matcher(text);
    return either.matches() ? either(either) : Optional.empty();
  }

  private static Optional<LocalDate> either(Matcher found) {
    boolean dayFirst = number(found, 1) > MONTHS;
    boolean monthFirst = number(found, 2) > MONTHS || number(found, 1) == number(found, 2);
    if (dayFirst) {
      return day(found, 3, 2, 1);
    }
    return monthFirst ? day(found, 3, 1, 2) : Optional.empty();
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
