package org.jadoube.server.game;

import java.time.Duration;

/// Does something soon after it is asked for, but not too often: what is asked for in the meantime
/// is done in one.
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

  /// Asks for it, at least so long after the latest time.
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
