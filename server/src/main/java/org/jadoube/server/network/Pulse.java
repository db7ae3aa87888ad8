package org.jadoube.server.network;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The time by which others are held to be late: monotonic, in steps, and standing still while this
/// process itself does. After a pause of the whole machine nobody is late for it.
public final class Pulse implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);
  private static final long STEP_MILLIS = 100;
  private static final long LONGEST_STEP_MILLIS = 1000;

  private final ScheduledExecutorService ticker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("jadoube-pulse").daemon().factory());

  private volatile long millis;
  private long tickedNanos = System.nanoTime();

  /// Calls `beat` with the time, again and again.
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
      // A ticker that threw once would never tick again.
      LOG.error("a beat failed", bug);
    }
  }

  long tick(long nanos) {
    long passed = TimeUnit.NANOSECONDS.toMillis(nanos - tickedNanos);
    tickedNanos += TimeUnit.MILLISECONDS.toNanos(passed);
    long now = millis + Math.min(passed, LONGEST_STEP_MILLIS);
    millis = now;
    return now;
  }

  /// The time now.
  public long millis() {
    return millis;
  }

  @Override
  public void close() {
    ticker.shutdownNow();
  }
}
