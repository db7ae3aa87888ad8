package org.jadoube.store;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;

/// A period in which no act could be decided or stored.
///
/// @param until its end, exclusive
public record Outage(Instant since, Instant until) {
  private static final int MILLI_DIGITS = 3;

  /// Its length, in whole milliseconds.
  public Duration length() {
    return Duration.ofMillis(until.toEpochMilli() - since.toEpochMilli());
  }

  /// Its length, for the log: `4.374 s`.
  public String seconds() {
    return BigDecimal.valueOf(length().toMillis(), MILLI_DIGITS) + " s";
  }
}
