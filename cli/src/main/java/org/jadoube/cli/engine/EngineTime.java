package org.jadoube.cli.engine;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.TimeControl;

/// Times as programs for engine matches write them.
final class EngineTime {
  /// `moves/minutes:seconds+increment`.
  private static final Pattern CONTROL =
      Pattern.compile(
          "(?:(\\d{1,4})/)?(?:(\\d{1,6}):)?(\\d{1,8}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,6}(?:\\.\\d{1,3})?))?");

  private static final Pattern SECONDS = Pattern.compile("\\d{1,8}(?:\\.\\d{1,3})?");
  private static final int MILLIS = 3; // decimal places

  private EngineTime() {}

  /// The time control; empty if the text is none.
  static Optional<TimeControl> control(String text) {
    Matcher read = CONTROL.matcher(text);
    if (text.equals("inf")) {
      return Optional.of(TimeControl.UNTIMED);
    }
    return read.matches() ? Optional.of(control(read)) : Optional.empty();
  }

  private static TimeControl control(Matcher read) {
    Duration minutes =
        Duration.ofMinutes(Optional.ofNullable(read.group(2)).map(Long::valueOf).orElse(0L));
    Duration time = minutes.plus(plain(read.group(3)));
    Bonus bonus =
        Optional.ofNullable(read.group(4))
            .map(EngineTime::plain)
            .filter(increment -> !increment.isZero())
            .<Bonus>map(Bonus.Increment::new)
            .orElse(Bonus.NONE);
    OptionalInt moves =
        Optional.ofNullable(read.group(1))
            .map(Integer::valueOf)
            .filter(it -> it > 0)
            .map(OptionalInt::of)
            .orElse(OptionalInt.empty());
    return new TimeControl.Timed(List.of(new Period(moves, time, bonus)));
  }

  /// Seconds; empty if the text is no number of them.
  static Optional<Duration> seconds(String text) {
    return SECONDS.matcher(text).matches() ? Optional.of(plain(text)) : Optional.empty();
  }

  private static Duration plain(String seconds) {
    return Duration.ofMillis(
        new BigDecimal(seconds).movePointRight(MILLIS).setScale(0, RoundingMode.DOWN).longValue());
  }
}
