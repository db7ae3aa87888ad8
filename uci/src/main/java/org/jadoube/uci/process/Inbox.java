package org.jadoube.uci.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Lines that an engine has said and nobody has read yet. However much it says, little is kept.
final class Inbox {
  private static final int MOST = 512;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Deque<String> lines = new ArrayDeque<>();
  private boolean ended;

  synchronized void put(String line) {
    if (lines.size() == MOST) {
      lines.removeFirst();
    }
    lines.addLast(line);
    notifyAll();
  }

  /// Drops the lines that nobody has read.
  synchronized void forget() {
    lines.clear();
  }

  synchronized void end() {
    ended = true;
    notifyAll();
  }

  synchronized boolean isEnded() {
    return ended && lines.isEmpty();
  }

  /// The next line; empty at the end, and at the deadline.
  ///
  /// @param deadline on the clock of `System.nanoTime`
  synchronized Optional<String> next(long deadline) throws InterruptedException {
    long left = deadline - System.nanoTime();
    while (lines.isEmpty() && !ended && left > 0) {
      wait(left / NANOS_PER_MILLI + 1);
      left = deadline - System.nanoTime();
    }
    return left > 0 ? Optional.ofNullable(lines.pollFirst()) : Optional.empty();
  }
}
