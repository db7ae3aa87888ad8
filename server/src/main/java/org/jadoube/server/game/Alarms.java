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
import org.jspecify.annotations.Nullable;

/// When to look at which game next. A game has one alarm at most, and needs no room in memory for
/// it.
final class Alarms implements AutoCloseable {
  private final ScheduledThreadPoolExecutor executor =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().name("jadoube-alarms").daemon().factory(),
          new DiscardPolicy()); // a game may set one while the server ends
  private final Map<GameId, ScheduledFuture<?>> pending = new ConcurrentHashMap<>();
  private final Consumer<GameId> ring;

  /// @param ring called on a virtual thread of its own
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
          return executor.schedule(() -> ring(game), millis, TimeUnit.MILLISECONDS);
        });
  }

  void clear(GameId game) {
    cancel(pending.remove(game));
  }

  /// Does something again and again, as long as the server runs.
  void every(Duration interval, Runnable task) {
    long millis = interval.toMillis();
    var _ =
        executor.scheduleWithFixedDelay(
            () -> Thread.startVirtualThread(task), millis, millis, TimeUnit.MILLISECONDS);
  }

  private void ring(GameId game) {
    pending.remove(game);
    Thread.startVirtualThread(() -> ring.accept(game));
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
