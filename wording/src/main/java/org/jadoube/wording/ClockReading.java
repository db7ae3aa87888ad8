package org.jadoube.wording;

import java.time.Duration;

/// The time on a clock, in digits as on a clock.
record ClockReading(Duration left) {

  /// `1:30:00`, `4:59.5`, `0:07.25`
  String text() {
    String seconds = digits(2, left.toSecondsPart()) + fraction();
    return left.toHours() > 0
        ? left.toHours() + ":" + digits(2, left.toMinutesPart()) + ":" + seconds
        : left.toMinutes() + ":" + seconds;
  }

  private String fraction() {
    int millis = left.toMillisPart();
    return millis == 0 ? "" : "." + digits(3, millis).replaceAll("0+$", "");
  }

  private static String digits(int count, int number) {
    String digits = Integer.toString(number);
    return "0".repeat(Math.max(0, count - digits.length())) + digits;
  }
}
