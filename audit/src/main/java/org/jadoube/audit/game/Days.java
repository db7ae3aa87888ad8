package org.jadoube.audit.game;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The days on which a game may have been played.
///
/// @param first the first of them
/// @param last the last of them; equal to the first if the date is complete
/// @param written the date as the tags give it
public record Days(LocalDate first, LocalDate last, String written) {
  /// `2014.08.03`, `2014.??.??`, `19??`; other separators are in use, too.
  private static final Pattern DATE =
      Pattern.compile("\\s*([0-9?]{4})(?:[./-]([0-9?]{1,2}))?(?:[./-]([0-9?]{1,2}))?\\s*");

  /// `EventDate` is the first day of an event; a league lasts nearly a year.
  private static final int LONGEST_EVENT_YEARS = 1;

  private static final int MOST_MONTHS = 12;

  /// The days that the tags allow: those of `Date`, or else of `UTCDate`, or else the year from
  /// `EventDate` on. Later tags in this list narrow down an incomplete date, unless they contradict
  /// it.
  public static Optional<Days> of(Map<String, String> tags) {
    return Stream.of(
            read(tags, "Date"), read(tags, "UTCDate"), read(tags, "EventDate").map(Days::ofEvent))
        .flatMap(Optional::stream)
        .reduce(Days::narrowedBy);
  }

  private static Optional<Days> read(Map<String, String> tags, String name) {
    return Optional.ofNullable(tags.get(name)).flatMap(Days::read);
  }

  private static Optional<Days> read(String text) {
    Matcher date = DATE.matcher(text);
    return date.matches() ? read(text.strip(), date) : Optional.empty();
  }

  private static Optional<Days> read(String text, Matcher date) {
    int earliest = Integer.parseInt(date.group(1).replace('?', '0'));
    int latest = Integer.parseInt(date.group(1).replace('?', '9'));
    if (latest == 0 || date.group(1).equals("????")) {
      return Optional.empty();
    }
    int month = number(date, 2);
    if (earliest < latest || month < 1 || month > MOST_MONTHS) {
      return Optional.of(
          new Days(LocalDate.of(earliest, 1, 1), LocalDate.of(latest, MOST_MONTHS, 31), text));
    }
    return Optional.of(of(YearMonth.of(earliest, month), number(date, 3), text));
  }

  private static Days of(YearMonth month, int day, String text) {
    return month.isValidDay(day)
        ? new Days(month.atDay(day), month.atDay(day), text)
        : new Days(month.atDay(1), month.atEndOfMonth(), text);
  }

  /// The month or day in that group; 0 if it is unknown.
  private static int number(Matcher date, int group) {
    String text = date.group(group);
    return text == null || text.indexOf('?') >= 0 ? 0 : Integer.parseInt(text);
  }

  private Days ofEvent() {
    return new Days(first, last.plusYears(LONGEST_EVENT_YEARS), written);
  }

  private Days narrowedBy(Days other) {
    LocalDate from = first.isAfter(other.first) ? first : other.first;
    LocalDate to = last.isBefore(other.last) ? last : other.last;
    return from.isAfter(to) ? this : new Days(from, to, written);
  }
}
