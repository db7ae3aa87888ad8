package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.server.store.Outage;

/// The clock of all games. It starts at the time of day and then only moves forward: setting the
/// machine's clock does not affect it.
///
/// It ticks ten times a second. If two ticks are more than a second apart, the whole server stood
/// still in between. Whoever asks for the time first after that reports the stall before getting an
/// answer, so nobody is charged for time in which nothing could be done.
public final class ServerClock implements InstantSource, AutoCloseable {
  private static final Duration BEAT = Duration.ofMillis(100);
  private static final Duration STALL = Duration.ofSeconds(1);

  private final Instant start;
  private final LongSupplier nanos;
  private final long startNanos;
  private long latestNanos;
  private Consumer<Outage> stalled = _ -> {};
  private volatile boolean closed;

  ServerClock(Instant start, LongSupplier nanos) {
    this.start = start;
    this.nanos = nanos;
    this.startNanos = nanos.getAsLong();
  }

  /// A clock with its own ticking thread.
  ///
  /// @param heartbeat the previous server's last heartbeat; the new time is always later, even if
  ///   the machine's clock was set back
  public static ServerClock start(InstantSource wall, Optional<Instant> heartbeat) {
    Instant now = wall.instant();
    Instant start = heartbeat.map(moment -> moment.plusMillis(1)).filter(now::isBefore).orElse(now);
    ServerClock clock = new ServerClock(start, System::nanoTime);
    Thread.ofPlatform().name("jadoube-heartbeat").daemon().start(clock::beat);
    return clock;
  }

  /// Sets the listener for stalls. It is called before anyone is told the time and must not block.
  synchronized void tell(Consumer<Outage> stalled) {
    this.stalled = stalled;
  }

  @Override
  public synchronized Instant instant() {
    long now = nanos.getAsLong() - startNanos;
    long before = latestNanos;
    latestNanos = Math.max(before, now);
    if (now - before > STALL.toNanos() && !closed) {
      stalled.accept(new Outage(start.plusNanos(before), start.plusNanos(now)));
    }
    return start.plusNanos(now);
  }

  private void beat() {
    while (!closed) {
      instant();
      LockSupport.parkNanos(BEAT.toNanos());
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
