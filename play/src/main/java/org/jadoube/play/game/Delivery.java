package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The news that the move has passed, on its way from the arrival of an act to the followers. The
/// server's own delay on this way is charged to nobody, since the player who now has the move could
/// not know. Nor is the time for which that player is asked to wait with an act.
final class Delivery {
  /// No news.
  static final Delivery NONE = new Delivery(Instant.EPOCH);

  static {
    NONE.settle();
  }

  /// Nobody notices a shorter delay.
  private static final Duration LEAST = Duration.ofMillis(100);

  /// A page that is asked to come again does so within this time.
  private static final Duration LONGEST_HOLD = Duration.ofSeconds(10);

  private final Instant arrived;
  private final Instant end;
  private volatile @Nullable Instant done;

  Delivery(Instant arrived) {
    this(arrived, Instant.MAX);
  }

  private Delivery(Instant arrived, Instant end) {
    this.arrived = arrived;
    this.end = end;
  }

  /// This delivery, prolonged until the player comes again.
  Delivery held(Instant now) {
    return end.equals(Instant.MAX)
        ? new Delivery(now.minus(late(now)), now.plus(LONGEST_HOLD))
        : this;
  }

  /// Notes that the followers have been told.
  void done(Instant now) {
    if (done == null) {
      done = now;
    }
  }

  boolean isDone() {
    return done != null;
  }

  /// Notes that it has been taken into account.
  void settle() {
    done = arrived;
  }

  /// How late the followers were told, or would be now.
  Duration late(Instant now) {
    Instant told = done;
    Instant until = told != null ? told : now.isBefore(end) ? now : end;
    return arrived.plus(LEAST).isBefore(until) ? Duration.between(arrived, until) : Duration.ZERO;
  }
}
