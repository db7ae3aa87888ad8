package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.jadoube.store.Membership;
import org.jadoube.store.Peer;

/// Keeps the clocks of the processes together. Each measures its lead over the database's clock,
/// and follows the eldest process. The database's clock is only a mark: if it is set, all processes
/// see the same change and none follows it.
final class Agreement {
  private static final int SAMPLES = 3;
  private static final Duration LONGEST_TRIP = Duration.ofMillis(100);
  private static final Duration FAR = Duration.ofSeconds(1);

  /// How long another process must be far ahead before it is believed. At first this may be a
  /// change of the database's clock that one of the two has not measured yet.
  private static final Duration BELIEVED_AFTER = Duration.ofSeconds(5);

  private record Sample(Duration trip, Duration ahead) {}

  private final Membership membership;
  private final ServerClock clock;
  private Instant farBehindSince = Instant.MAX;

  Agreement(Membership membership, ServerClock clock) {
    this.membership = membership;
    this.clock = clock;
  }

  /// Measures this clock's lead; a measurement that took too long is dropped.
  void measure() {
    Sample best = sample();
    for (int i = 1; i < SAMPLES; i++) {
      Sample next = sample();
      best = next.trip().compareTo(best.trip()) < 0 ? next : best;
    }
    if (best.trip().compareTo(LONGEST_TRIP) <= 0) {
      membership.measured(best.ahead());
    }
  }

  private Sample sample() {
    Instant before = clock.instant();
    Instant database = membership.databaseTime();
    Duration trip = Duration.between(before, clock.instant());
    return new Sample(trip, Duration.between(database, before.plus(trip.dividedBy(2))));
  }

  /// Follows the eldest of the living processes.
  void follow(List<Peer> living) {
    Instant now = clock.instant();
    Peer self = membership.self(now);
    Duration behind =
        living.stream()
            .map(peer -> peer.ahead().minus(self.ahead()))
            .max(Comparator.naturalOrder())
            .orElse(Duration.ZERO);
    if (behind.compareTo(FAR) <= 0) {
      farBehindSince = Instant.MAX;
      clock.steer(behindEldest(self, living));
    } else if (farBehindSince.equals(Instant.MAX)) {
      farBehindSince = now;
    } else if (!now.isBefore(farBehindSince.plus(BELIEVED_AFTER))) {
      farBehindSince = Instant.MAX;
      clock.steer(behind);
    }
  }

  private static Duration behindEldest(Peer self, List<Peer> living) {
    return living.stream()
        .filter(peer -> Peer.AGE.compare(peer, self) < 0)
        .min(Peer.AGE)
        .map(eldest -> eldest.ahead().minus(self.ahead()))
        .orElse(Duration.ZERO);
  }
}
