package org.jadoube.server.store;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Whether what is written gets to the disk. A write that is not done after a second counts as one
/// that failed: the games must not wait for it with their clocks running. Asking finds that out.
final class WriterState {
  private static final Duration TOO_LONG = Duration.ofSeconds(1);
  private static final long IDLE = Long.MIN_VALUE;

  private InstantSource clock = InstantSource.system();
  private StoreWatch watch = StoreWatch.NONE;
  private @Nullable Stoppage stoppage;
  private long oldestNanos = IDLE;
  private long latestSuccessNanos = System.nanoTime();

  /// Whoever is to be told, and the clock that it goes by.
  synchronized void tell(StoreWatch watch, InstantSource clock) {
    this.watch = watch;
    this.clock = clock;
  }

  /// Something is being written that was submitted then.
  synchronized void begin(long submittedNanos) {
    oldestNanos = submittedNanos;
  }

  /// That is over.
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

  /// Whether something was written in the time just gone.
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

  /// What was submitted then has failed.
  synchronized void stop(long submittedNanos, String reason) {
    if (stoppage == null) {
      Duration ago = Duration.ofNanos(System.nanoTime() - submittedNanos);
      stoppage = new Stoppage(clock.instant().minus(ago), reason);
      watch.stopped(stoppage);
    } else {
      explain(reason);
    }
  }

  /// The latest reason why nothing can be written.
  synchronized void explain(String reason) {
    if (stoppage != null) {
      stoppage = new Stoppage(stoppage.since(), reason);
    }
  }

  /// The outage, if it were over now.
  synchronized Optional<Outage> outage() {
    return Optional.ofNullable(stoppage)
        .map(stopped -> new Outage(stopped.since(), clock.instant()));
  }

  synchronized void restore(Outage outage) {
    stoppage = null;
    latestSuccessNanos = System.nanoTime();
    watch.restored(outage);
  }
}
