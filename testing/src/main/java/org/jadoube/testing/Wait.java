package org.jadoube.testing;

import java.time.Duration;
import java.util.concurrent.Callable;

/// Waiting for other threads. After a stall of the machine the server itself waits a minute.
public final class Wait {
  private static final Duration PATIENCE = Duration.ofSeconds(150);
  private static final int GLANCE_MILLIS = 10;

  private Wait() {}

  /// Returns once the condition holds.
  public static void until(String what, Callable<Boolean> condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      while (!condition.call()) {
        if (System.nanoTime() > end) {
          throw new AssertionError("in vain waited until " + what);
        }
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (Exception failed) {
      throw new AssertionError("while waiting until " + what, failed);
    }
  }
}
