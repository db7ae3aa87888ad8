package org.jadoube.audit.form;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.finding.Finding;

/// Tags that contradict each other.
final class TagContradiction {
  /// A day begins up to fourteen hours earlier or twelve hours later than in UTC.
  private static final int MOST_DAYS_APART = 1;

  private static final int DATE_LENGTH = 10;

  private TagContradiction() {}

  /// The first contradiction among `tags`, if any.
  static Optional<Finding> in(Map<String, String> tags) {
    return setUp(tags).or(() -> beforeEvent(tags)).or(() -> otherDay(tags));
  }

  private static Optional<Finding> setUp(Map<String, String> tags) {
    String setUp = tags.getOrDefault("SetUp", "");
    boolean fen = tags.containsKey("FEN");
    if (setUp.equals("1") && !fen) {
      return Optional.of(new Finding.MalformedTag("SetUp", setUp, "a tag FEN beside it"));
    }
    return setUp.equals("0") && fen
        ? Optional.of(new Finding.MalformedTag("SetUp", setUp, "1, since there is a tag FEN"))
        : Optional.empty();
  }

  /// A finding if the game is certainly older than the first day of its event, even with incomplete
  /// dates.
  private static Optional<Finding> beforeEvent(Map<String, String> tags) {
    String date = tags.getOrDefault("Date", "");
    String event = tags.getOrDefault("EventDate", "");
    boolean before =
        isDate(date)
            && isDate(event)
            && date.replace('?', '9').compareTo(event.replace('?', '0')) < 0;
    return before
        ? Optional.of(malformed(tags, "a day on or after the EventDate " + event))
        : Optional.empty();
  }

  private static boolean isDate(String value) {
    return value.length() == DATE_LENGTH && TagFault.of("Date", value).isNone();
  }

  private static Optional<Finding> otherDay(Map<String, String> tags) {
    if (tags.getOrDefault("UTCDate", "").equals(tags.get("Date"))) {
      return Optional.empty();
    }
    return day(tags, "UTCDate")
        .flatMap(utc -> day(tags, "Date").filter(date -> areApart(date, utc)))
        .map(_ -> malformed(tags, "the UTCDate " + tags.getOrDefault("UTCDate", "")));
  }

  private static boolean areApart(LocalDate one, LocalDate other) {
    return Math.abs(one.toEpochDay() - other.toEpochDay()) > MOST_DAYS_APART;
  }

  private static Finding malformed(Map<String, String> tags, String expected) {
    return new Finding.MalformedTag("Date", tags.getOrDefault("Date", ""), expected);
  }

  private static Optional<LocalDate> day(Map<String, String> tags, String name) {
    String value = tags.getOrDefault(name, "");
    try {
      return value.isEmpty() || value.indexOf('?') >= 0
          ? Optional.empty()
          : Optional.of(LocalDate.parse(value.replace('.', '-')));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}
