package org.jadoube.server.game;

import java.time.Duration;

/// How long a game waits.
///
/// @param grace how long after an outage the first player back waits for the second
/// @param idle how long a game without followers stays in memory
public record Patience(Duration grace, Duration idle) {
  /// One minute and five minutes.
  public static final Patience USUAL = new Patience(Duration.ofMinutes(1), Duration.ofMinutes(5));
}
