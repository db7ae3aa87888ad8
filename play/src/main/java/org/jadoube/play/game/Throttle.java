package org.jadoube.play.game;

import java.time.Duration;

/// Runs a task soon after it is requested, but not too often; requests in the meantime are merged.
final class Throttle {
  private final Alarms alarms;
  private final Runnable task;
  private long latestNanos;
  private long dueNanos = Long.MAX_VALUE;
  private boolean ever;

  Throttle(Alarms alarms, Runnable task) {
    this.alarms = alarms;
    this.task = task;
  }

  /// Requests a run, at least this long after the latest one.
  synchronized void ask(Duration apart) {
    long now = System.nanoTime();
    long due = ever ? Math.max(now, latestNanos + apart.toNanos()) : now;
    if (dueNanos != Long.MAX_VALUE && dueNanos <= due) {
      return;
    }
    dueNanos = due;
    if (due == now) {
      run(due);
    } else {
      alarms.after(Duration.ofNanos(due - now), () -> run(due));
    }
  }

  private synchronized void run(long due) {
    if (due == dueNanos) {
      dueNanos = Long.MAX_VALUE;
      latestNanos = System.nanoTime();
      ever = true;
      task.run();
    }
  }
}
