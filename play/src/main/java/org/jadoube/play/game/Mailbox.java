package org.jadoube.play.game;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jadoube.store.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs tasks one at a time, in order of arrival, without blocking their senders.
final class Mailbox {
  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  private final GameId game;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();

  Mailbox(GameId game) {
    this.game = game;
  }

  /// Never blocks.
  void post(Runnable task) {
    tasks.add(task);
    if (waiting.getAndIncrement() == 0) {
      Thread.ofVirtual().name("jadoube-mailbox").start(this::work);
    }
  }

  boolean isEmpty() {
    return waiting.get() == 0;
  }

  private void work() {
    try (LoggedGame _ = LoggedGame.of(game)) {
      do {
        Runnable task = tasks.poll();
        if (task != null) {
          run(task);
        }
      } while (waiting.decrementAndGet() > 0);
    }
  }

  private static void run(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error bug) { // later tasks must not wait for ever
      LOG.error("telling the followers of a game failed", bug);
    }
  }
}
