package org.jadoube.server.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Unavailable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// When to look at which game next. A game has one alarm at most, and needs no room in memory for
/// it. An alarm that fails rings again until it does not.
final class Alarms implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Alarms.class);
  private static final long FIRST_WAIT_MILLIS = 100;
  private static final long LONGEST_WAIT_MILLIS = 5_000;

  private final ScheduledThreadPoolExecutor executor =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().name("jadoube-alarms").daemon().factory(),
          new DiscardPolicy()); // a game may set one while the server ends
  private final Map<GameId, ScheduledFuture<?>> pending = new ConcurrentHashMap<>();
  private final Consumer<GameId> ring;

  /// @param ring called on a virtual thread of its own; throws if the game has to be looked at
  ///   again
  Alarms(Consumer<GameId> ring) {
    this.ring = ring;
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /// Takes the place of the game's alarm, if it has one.
  void set(GameId game, Instant now, Instant at) {
    long millis = Math.max(1, Duration.between(now, at).toMillis());
    pending.compute(
        game,
        (_, old) -> {
          cancel(old);
          return schedule(game, millis, FIRST_WAIT_MILLIS);
        });
  }

  /// Takes the place of the game's alarm and rings at once.
  void ring(GameId game) {
    set(game, Instant.EPOCH, Instant.EPOCH);
  }

  void clear(GameId game) {
    cancel(pending.remove(game));
  }

  /// Does something once; it must not wait.
  void after(Duration wait, Runnable task) {
    var _ = executor.schedule(task, wait.toNanos(), TimeUnit.NANOSECONDS);
  }

  /// Does something again and again, as long as the server runs.
  void every(Duration interval, Runnable task) {
    long millis = interval.toMillis();
    var _ =
        executor.scheduleWithFixedDelay(
            () -> Thread.startVirtualThread(task), millis, millis, TimeUnit.MILLISECONDS);
  }

  private ScheduledFuture<?> schedule(GameId game, long millis, long nextWaitMillis) {
    return executor.schedule(() -> ring(game, nextWaitMillis), millis, TimeUnit.MILLISECONDS);
  }

  private void ring(GameId game, long nextWaitMillis) {
    pending.remove(game);
    Thread.ofVirtual().name("jadoube-alarm").start(() -> tryToRing(game, nextWaitMillis));
  }

  private void tryToRing(GameId game, long waitMillis) {
    try {
      ring.accept(game);
    } catch (Unavailable expected) {
      again(game, waitMillis);
    } catch (RuntimeException bug) {
      if (waitMillis == FIRST_WAIT_MILLIS) {
        LOG.error("the game {} could not be looked at", game, bug);
      }
      again(game, waitMillis);
    }
  }

  /// Unless somebody has set another alarm in the meantime.
  private void again(GameId game, long waitMillis) {
    pending.computeIfAbsent(
        game, _ -> schedule(game, waitMillis, Math.min(2 * waitMillis, LONGEST_WAIT_MILLIS)));
  }

  private static void cancel(@Nullable ScheduledFuture<?> alarm) {
    if (alarm != null) {
      alarm.cancel(false);
    }
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
