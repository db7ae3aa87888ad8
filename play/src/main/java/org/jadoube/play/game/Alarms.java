package org.jadoube.play.game;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jadoube.store.GameId;
import org.jadoube.store.Unavailable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The times at which games need a look. A game has at most one alarm and need not be in memory for
/// it. A failed alarm is retried until it succeeds.
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

  /// @param ring called on a new virtual thread; throws to be retried
  Alarms(Consumer<GameId> ring) {
    this.ring = ring;
    executor.setRemoveOnCancelPolicy(true);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /// Sets the game's alarm, replacing any other.
  void set(GameId game, Instant now, Instant at) {
    long millis = Math.max(1, Duration.between(now, at).toMillis());
    pending.compute(
        game,
        (_, old) -> {
          cancel(old);
          return schedule(game, millis, FIRST_WAIT_MILLIS);
        });
  }

  /// Replaces the game's alarm and rings at once.
  void ring(GameId game) {
    set(game, Instant.EPOCH, Instant.EPOCH);
  }

  void clear(GameId game) {
    cancel(pending.remove(game));
  }

  /// Runs a task once; it must not block.
  void after(Duration wait, Runnable task) {
    var _ = executor.schedule(task, wait.toNanos(), TimeUnit.NANOSECONDS);
  }

  /// Runs a task repeatedly until the server stops.
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
    try (LoggedGame _ = LoggedGame.of(game)) {
      ring.accept(game);
    } catch (Unavailable expected) {
      again(game, waitMillis);
    } catch (RuntimeException bug) {
      if (waitMillis == FIRST_WAIT_MILLIS) {
        LOG.error("checking the game {} failed", game, bug);
      }
      again(game, waitMillis);
    }
  }

  /// Does nothing if another alarm has been set in the meantime.
  private void again(GameId game, long waitMillis) {
    pending.computeIfAbsent(
        game, _ -> schedule(game, waitMillis, Math.min(2 * waitMillis, LONGEST_WAIT_MILLIS)));
  }

  private static void cancel(@Nullable ScheduledFuture<?> alarm) {
    if (alarm != null) {
      alarm.cancel(false);
    }
  }

  /// The number of games with an alarm.
  int size() {
    return pending.size();
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
