package org.jadoube.wording;

import java.time.Duration;

/// The time on a clock, shown as clocks show it rather than in words.
record ClockReading(Duration left) {

  /// `1:30:00`, `4:59.5`, `0:07.25`.
  String text() {
    String seconds = "%02d%s".formatted(left.toSecondsPart(), fraction());
    return left.toHours() > 0
        ? "%d:%02d:%s".formatted(left.toHours(), left.toMinutesPart(), seconds)
        : "%d:%s".formatted(left.toMinutes(), seconds);
  }

  private String fraction() {
    return left.toMillisPart() == 0
        ? ""
        : ".%03d".formatted(left.toMillisPart()).replaceAll("0+$", "");
  }
}
