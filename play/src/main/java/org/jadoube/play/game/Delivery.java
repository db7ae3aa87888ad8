package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// That the move has passed, on its way from the arrival of an act to the followers. What the
/// server itself takes for that is charged to nobody: the player who now has the move could not
/// know. Nor is the time in which it has to ask that player to come again.
final class Delivery {
  /// There is nothing to tell.
  static final Delivery NONE = new Delivery(Instant.EPOCH);

  static {
    NONE.settle();
  }

  /// Less than this is no delay that anybody notices.
  private static final Duration LEAST = Duration.ofMillis(100);

  /// Whoever has been asked to come again does so within this time.
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

  /// The same, going on until the player comes again.
  Delivery held(Instant now) {
    return end.equals(Instant.MAX)
        ? new Delivery(now.minus(late(now)), now.plus(LONGEST_HOLD))
        : this;
  }

  /// The followers have been told.
  void done(Instant now) {
    if (done == null) {
      done = now;
    }
  }

  boolean isDone() {
    return done != null;
  }

  /// It has been taken into account.
  void settle() {
    done = arrived;
  }

  /// How late they were told, or would be now.
  Duration late(Instant now) {
    Instant told = done;
    Instant until = told != null ? told : now.isBefore(end) ? now : end;
    return arrived.plus(LEAST).isBefore(until) ? Duration.between(arrived, until) : Duration.ZERO;
  }
}
