package org.jadoube.play.game;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/// How long arrivals at this process wait before anything is done about them, because too many
/// requests compete for too few processors. It is measured by a probe that waits with them.
final class Congestion {
  private static final long NOTHING = Long.MIN_VALUE;

  private final LongSupplier nanos;
  private final Executor workers;
  private volatile long sentNanos = NOTHING;
  private volatile Duration latest = Duration.ZERO;

  /// @param nanos a clock in nanoseconds that only goes forward
  /// @param workers the executor that serves arrivals, in turn
  Congestion(LongSupplier nanos, Executor workers) {
    this.nanos = nanos;
    this.workers = workers;
  }

  /// Sends a probe, unless one is waiting already. Never blocks.
  void probe() {
    if (sentNanos == NOTHING) {
      sentNanos = nanos.getAsLong();
      workers.execute(this::through);
    }
  }

  private void through() {
    latest = Duration.ofNanos(nanos.getAsLong() - sentNanos);
    sentNanos = NOTHING;
  }

  /// How long the wait is now.
  Duration delay() {
    long sent = sentNanos;
    Duration waiting = sent == NOTHING ? Duration.ZERO : Duration.ofNanos(nanos.getAsLong() - sent);
    return waiting.compareTo(latest) > 0 ? waiting : latest;
  }
}
