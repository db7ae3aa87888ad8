package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/// Moves at appointed times, a certain number a second, whatever the server answers: the games take
/// turns, and the times between moves vary as those of independent people do.
record Pace(List<Board> boards, int actsPerSecond, Duration length) {
  void play() {
    Random random = new Random(actsPerSecond);
    long start = System.nanoTime();
    long due = start;
    for (int turn = 0; due - start < length.toNanos(); turn++) {
      Board board = boards.get(turn % boards.size());
      waitUntil(due);
      if (board.goesOn()) {
        board.move(due);
      }
      due += Math.round(-Math.log(1 - random.nextDouble()) * 1e9 / actsPerSecond);
    }
  }

  private static void waitUntil(long due) {
    long wait = due - System.nanoTime();
    while (wait > 0) {
      LockSupport.parkNanos(wait);
      wait = due - System.nanoTime();
    }
  }
}
