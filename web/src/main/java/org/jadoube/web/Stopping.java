package org.jadoube.web;

import java.time.Duration;

/// How a server stops.
///
/// @param delay how long it goes on serving after it has been told to stop, while `/ready` already
///   says no, so that a load balancer has time to notice
/// @param deadline how long stopping may take after that; whatever is unfinished then is broken off
public record Stopping(Duration delay, Duration deadline) {
  /// At once, and in fifteen seconds at most.
  public static final Stopping USUAL = new Stopping(Duration.ZERO, Duration.ofSeconds(15));

  /// The same with another delay.
  public Stopping withDelay(Duration changed) {
    return new Stopping(changed, deadline);
  }

  /// The same with another deadline.
  public Stopping withDeadline(Duration changed) {
    return new Stopping(delay, changed);
  }
}
