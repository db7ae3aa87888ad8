package org.jadoube.server.game;

import java.time.Duration;

/// How long a game waits.
///
/// @param grace after an outage, for the second player once the first is back
/// @param idle before a game that nobody follows leaves memory
public record Patience(Duration grace, Duration idle) {
  /// One minute, and five.
  public static final Patience USUAL = new Patience(Duration.ofMinutes(1), Duration.ofMinutes(5));
}
