package org.jadoube.web;

import java.time.Duration;

/// The way in which a server stops.
///
/// @param delay how long it goes on serving after a request to stop, while `/ready` already says
///   no, so that a load balancer has time to notice
/// @param deadline how long stopping may take after that; unfinished work is then broken off
public record Stopping(Duration delay, Duration deadline) {
  /// At once, and in fifteen seconds at most.
  public static final Stopping USUAL = new Stopping(Duration.ZERO, Duration.ofSeconds(15));

  /// This way with another delay.
  public Stopping withDelay(Duration changed) {
    return new Stopping(changed, deadline);
  }

  /// This way with another deadline.
  public Stopping withDeadline(Duration changed) {
    return new Stopping(delay, changed);
  }
}
