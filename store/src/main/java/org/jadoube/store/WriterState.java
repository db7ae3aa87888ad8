package org.jadoube.store;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Tracks whether writes succeed. A write that takes more than a second counts as failed, because
/// games must not wait for it with running clocks; this is detected on request.
final class WriterState {
  private static final Duration TOO_LONG = Duration.ofSeconds(1);
  private static final long IDLE = Long.MIN_VALUE;

  private InstantSource clock = InstantSource.system();
  private StoreWatch watch = StoreWatch.NONE;
  private @Nullable Stoppage stoppage;
  private long oldestNanos = IDLE;
  private long latestSuccessNanos = System.nanoTime();

  /// Sets whom to notify, and the clock for the times.
  synchronized void tell(StoreWatch watch, InstantSource clock) {
    this.watch = watch;
    this.clock = clock;
  }

  /// Notes that a write submitted at that time has begun.
  synchronized void begin(long submittedNanos) {
    oldestNanos = submittedNanos;
  }

  /// Notes that the write has ended.
  synchronized void end(boolean succeeded) {
    stoppage();
    oldestNanos = IDLE;
    if (succeeded) {
      latestSuccessNanos = System.nanoTime();
    }
  }

  synchronized boolean isStopped() {
    return stoppage != null;
  }

  /// Whether something was written within the given time.
  synchronized boolean hasJustWritten(Duration lately) {
    return System.nanoTime() - latestSuccessNanos < lately.toNanos();
  }

  synchronized Optional<Stoppage> stoppage() {
    if (stoppage == null
        && oldestNanos != IDLE
        && System.nanoTime() - oldestNanos > TOO_LONG.toNanos()) {
      stop(oldestNanos, "the database does not answer");
    }
    return Optional.ofNullable(stoppage);
  }

  /// Notes that a write submitted at that time has failed.
  synchronized void stop(long submittedNanos, String reason) {
    if (stoppage == null) {
      Duration ago = Duration.ofNanos(System.nanoTime() - submittedNanos);
      stoppage = new Stoppage(clock.instant().minus(ago), reason);
      watch.stopped(stoppage);
    } else {
      explain(reason);
    }
  }

  /// Updates the reason why writing is impossible.
  synchronized void explain(String reason) {
    if (stoppage != null) {
      stoppage = new Stoppage(stoppage.since(), reason);
    }
  }

  /// The outage if it ended now.
  synchronized Optional<Outage> outage() {
    return Optional.ofNullable(stoppage)
        .map(stopped -> new Outage(stopped.since(), clock.instant()));
  }

  synchronized void restore(Outage outage, List<Outage> charged) {
    stoppage = null;
    latestSuccessNanos = System.nanoTime();
    watch.restored(outage, charged);
    notifyAll();
  }

  /// Waits until writing works, for so long at most.
  synchronized void await(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    try {
      for (long left = patience.toNanos(); left > 0 && stoppage().isPresent(); ) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
        left = end - System.nanoTime();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  synchronized void judged(Outage outage, List<Outage> charged) {
    watch.judged(outage, charged);
  }
}
