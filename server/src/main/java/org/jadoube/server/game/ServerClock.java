package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.server.store.Outage;

/// The time that games go by. It starts at the time of day and then only runs: whoever sets the
/// machine's clock changes nothing here.
///
/// It beats ten times a second. Where a beat and the next are more than a second apart, the whole
/// server stood still in between; whoever asks for the time first makes that known before hearing
/// it, so that nobody is judged by a time in which nothing could be done.
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

  /// A clock that beats by itself.
  ///
  /// @param lived until when a server is known to have lived before; the time goes on behind that,
  ///   even if the machine's clock was set back
  public static ServerClock start(InstantSource wall, Optional<Instant> lived) {
    Instant now = wall.instant();
    Instant start = lived.map(moment -> moment.plusMillis(1)).filter(now::isBefore).orElse(now);
    ServerClock clock = new ServerClock(start, System::nanoTime);
    Thread.ofPlatform().name("jadoube-heartbeat").daemon().start(clock::beat);
    return clock;
  }

  /// Who is to know that the server stood still; is called before anybody is told the time, and
  /// must wait for nothing.
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
