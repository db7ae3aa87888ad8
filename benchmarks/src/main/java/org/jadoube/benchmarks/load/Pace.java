package org.jadoube.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

/// Moves at appointed times, so many a second, in games that wait for a move. The games take turns,
/// and the intervals vary as those of independent people do. If the server is behind in all games,
/// a move is late, and its time counts from when it was due.
record Pace(List<LoadedGame> boards, int actsPerSecond, Duration length) {
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(1);

  void play() {
    Random random = new Random(actsPerSecond);
    long start = System.nanoTime();
    long due = start;
    int turn = 0;
    while (due - start < length.toNanos()) {
      waitUntil(due);
      int waiting = next(turn, start);
      if (waiting < 0) {
        return;
      }
      boards.get(waiting % boards.size()).move(due);
      turn = waiting + 1;
      due += Math.round(-Math.log(1 - random.nextDouble()) * 1e9 / actsPerSecond);
    }
  }

  /// The turn of the next game that waits for a move; negative if there is none in time.
  private int next(int turn, long start) {
    while (System.nanoTime() - start < 2 * length.toNanos()) {
      for (int i = turn; i < turn + boards.size(); i++) {
        LoadedGame board = boards.get(i % boards.size());
        if (board.goesOn() && board.isReady() && board.isSeated()) {
          return i;
        }
      }
      LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
    }
    return -1;
  }

  private static void waitUntil(long due) {
    long wait = due - System.nanoTime();
    while (wait > 0) {
      LockSupport.parkNanos(wait);
      wait = due - System.nanoTime();
    }
  }
}
