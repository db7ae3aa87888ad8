package org.jadoube.server.store;

import java.time.Duration;
import java.time.Instant;

/// A period in which no act could be decided or stored.
///
/// @param until its end, exclusive
public record Outage(Instant since, Instant until) {
  /// How long it was, in whole milliseconds.
  public Duration length() {
    return Duration.ofMillis(until.toEpochMilli() - since.toEpochMilli());
  }
}
