package org.jadoube.play.game;

import java.time.Duration;

/// How long a game waits.
///
/// @param grace how long after an outage the first player back waits for the second
/// @param idle how long a game without followers stays in memory
/// @param lag the most network delay that is compensated per move, on average; at most a second
public record Patience(Duration grace, Duration idle, Duration lag) {
  /// One minute, five minutes and one second.
  public static final Patience USUAL =
      new Patience(Duration.ofMinutes(1), Duration.ofMinutes(5), Duration.ofSeconds(1));

  /// This patience with or without compensation of network delays.
  public Patience compensating(boolean compensates) {
    return new Patience(grace, idle, compensates ? USUAL.lag() : Duration.ZERO);
  }
}
