package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/// When rounds can start. What lies far outside is a slip, and cannot be written into a database or
/// a tournament file.
final class Appointing {
  private static final Instant FIRST = Instant.parse("2000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("2200-01-01T00:00:00Z");

  private Appointing() {}

  /// What is wrong with one of these times, if anything.
  static Optional<Changed> fault(Stream<Instant> times) {
    return times
        .filter(time -> time.isBefore(FIRST) || !time.isBefore(LAST))
        .findFirst()
        .map(time ->
            refused(
                Hindrance.UNFIT,
                "Rounds are appointed for the years 2000 to 2199, not for " + time + "."));
  }
}
