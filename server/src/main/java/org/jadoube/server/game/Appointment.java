package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;

/// The appointed start of a game: White's clock is started then, whoever is there (Article 6.6). If
/// the server could not be reached at that time, its players get some more to come back.
final class Appointment {
  /// Whoever was connected when an outage began needs no longer to be back.
  private static final Duration RECONNECTING = Duration.ofSeconds(10);

  private final Venue venue;
  private final Play play;
  private final Gallery gallery;

  Appointment(Venue venue, Play play, Gallery gallery) {
    this.venue = venue;
    this.play = play;
    this.gallery = gallery;
  }

  /// Begins the game if it is time to.
  void keep(Instant at) {
    if (start().filter(start -> !start.isAfter(at)).isPresent()) {
      var _ = play.perform(new Act.Begin(Actor.CLOCK, play.time(at)));
    }
  }

  /// When to look next; empty if the game has begun or waits for its players.
  Optional<Instant> next() {
    return start();
  }

  private Optional<Instant> start() {
    return play.snapshot()
        .startsAt()
        .map(appointed -> gallery.presence().holdsBoth() ? appointed : afterOutage(appointed));
  }

  private Instant afterOutage(Instant appointed) {
    return venue
        .outages()
        .notOverAt(appointed.minus(RECONNECTING))
        .map(_ -> venue.outages().latest().plus(venue.patience().grace()))
        .filter(appointed::isBefore)
        .orElse(appointed);
  }
}
