package org.jadoube.wording;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// Writes points in time: `14:30`, `14:30:05`, with the date unless it is the day spoken of.
///
/// @param zone whose time it is
/// @param day the day that goes without saying; empty if there is none
record Moments(ZoneId zone, Optional<LocalDate> day) {
  private static final DateTimeFormatter DATE = format("uuuu-MM-dd ");
  private static final DateTimeFormatter MINUTE = format("HH:mm");
  private static final DateTimeFormatter SECOND = format("HH:mm:ss");

  /// Times in UTC, always with the date.
  static final Moments IN_UTC = new Moments(ZoneOffset.UTC, Optional.empty());

  private static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ROOT);
  }

  /// These times on the day of `now`.
  Moments on(Instant now) {
    return new Moments(zone, Optional.of(now.atZone(zone).toLocalDate()));
  }

  String text(Instant instant) {
    ZonedDateTime time = instant.atZone(zone);
    String date = day.equals(Optional.of(time.toLocalDate())) ? "" : time.format(DATE);
    return date + time.format(time.getSecond() == 0 ? MINUTE : SECOND) + name();
  }

  /// The name of the time zone. UTC is named, because people do not live by it; local time goes
  /// without saying.
  private String name() {
    return zone.equals(ZoneOffset.UTC) ? " UTC" : "";
  }
}
