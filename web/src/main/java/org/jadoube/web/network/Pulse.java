package org.jadoube.web.network;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The clock for deadlines: monotonic, in steps, and stopped while this process is stopped, so that
/// nobody misses a deadline because the machine slept.
public final class Pulse implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);

  private static final long STEP_MILLIS = 100;
  private static final long LONGEST_STEP_MILLIS = 1000;

  private final ScheduledExecutorService ticker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("jadoube-pulse").daemon().factory());

  private volatile long millis;
  private long tickedNanos = System.nanoTime();

  /// Calls `beat` with the time at every tick.
  public void start(LongConsumer beat) {
    ScheduledFuture<?> _ =
        ticker.scheduleWithFixedDelay(
            () -> beat(beat), STEP_MILLIS, STEP_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void beat(LongConsumer beat) {
    long now = tick(System.nanoTime());
    try {
      beat.accept(now);
    } catch (RuntimeException bug) {
      // An executor never runs a task again once it has thrown.
      LOG.error("a tick failed", bug);
    }
  }

  long tick(long nanos) {
    long passed = TimeUnit.NANOSECONDS.toMillis(nanos - tickedNanos);
    tickedNanos += TimeUnit.MILLISECONDS.toNanos(passed);
    long now = millis + Math.min(passed, LONGEST_STEP_MILLIS);
    millis = now;
    return now;
  }

  /// The current time.
  public long millis() {
    return millis;
  }

  @Override
  public void close() {
    ticker.shutdownNow();
  }
}
