package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.store.Outage;

/// The clock of all games. It starts at the time of day and then only moves forward: setting the
/// machine's clock does not affect it.
///
/// It ticks ten times a second. If two ticks are more than a second apart, the whole server stood
/// still in between. The first caller after that reports the stall before getting an answer, so
/// nobody is charged for time in which nothing could be done.
public final class ServerClock implements InstantSource, AutoCloseable {
  private static final Duration BEAT = Duration.ofMillis(100);
  private static final Duration STALL = Duration.ofSeconds(1);

  /// Half a second in a thousand seconds: more than the error of any good clock.
  private static final double MOST_DRIFT = 0.0005;

  private static final Duration CORRECTED_WITHIN = Duration.ofSeconds(10);

  private final LongSupplier nanos;
  private final long startNanos;
  private Instant start;
  private long rateSinceNanos;
  private double drift;
  private long latestNanos;
  private Consumer<Outage> stalled = _ -> {};
  private final Congestion congestion;
  private volatile boolean closed;

  ServerClock(Instant start, LongSupplier nanos) {
    this.start = start;
    this.nanos = nanos;
    this.startNanos = nanos.getAsLong();
    this.congestion = new Congestion(nanos, Thread::startVirtualThread);
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
      stalled.accept(new Outage(shown(before), shown(now)));
    }
    return shown(now);
  }

  private Instant shown(long now) {
    return start.plusNanos(now + Math.round((now - rateSinceNanos) * drift));
  }

  /// How long the server's work waits for its turn.
  Duration congestion() {
    return congestion.delay();
  }

  /// Brings this clock nearer to that of the other processes, which is ahead of it by so much. It
  /// never goes backwards, and goes a little faster or slower rather than jump. Only if it is more
  /// than a second behind, as after its machine slept, does it jump ahead, which is a stall.
  synchronized void steer(Duration behind) {
    Instant before = instant();
    start = before.minusNanos(latestNanos);
    rateSinceNanos = latestNanos;
    if (behind.compareTo(STALL) > 0) {
      start = start.plus(behind);
      drift = 0;
      stalled.accept(new Outage(before, before.plus(behind)));
    } else {
      double wanted = (double) behind.toNanos() / CORRECTED_WITHIN.toNanos();
      drift = Math.clamp(wanted, -MOST_DRIFT, MOST_DRIFT);
    }
  }

  private void beat() {
    while (!closed) {
      instant();
      congestion.probe();
      LockSupport.parkNanos(BEAT.toNanos());
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
