package org.jadoube.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/// The database's clock as this process sees it: its time, and the moment of reading by our own
/// nanoseconds. Of several readings the quickest counts, since a process that has just started is
/// slow at the first.
record DatabaseClock(Instant shown, long nanos, long trip) {
  private static final int LOOKS = 4;

  static DatabaseClock read(Handle handle) {
    return Stream.generate(() -> look(handle))
        .limit(LOOKS)
        .min(Comparator.comparingLong(DatabaseClock::trip))
        .orElseThrow();
  }

  /// The answer was given halfway through the round trip.
  private static DatabaseClock look(Handle handle) {
    long asked = System.nanoTime();
    Instant shown = Cluster.databaseTime(handle);
    long trip = System.nanoTime() - asked;
    return new DatabaseClock(shown, asked + trip / 2, trip);
  }

  Instant at(long moment) {
    return shown.plus(Duration.ofNanos(moment - nanos));
  }
}
