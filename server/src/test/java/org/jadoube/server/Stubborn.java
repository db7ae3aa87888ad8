package org.jadoube.server;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.server.Client.Answer;
import org.jadoube.server.Client.Table;

/// Players of one game who send each move to any process, and again to any until it is answered.
final class Stubborn {
  static final List<String> MOVES =
      List.of(
          "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1",
          "b7b5", "a4b3", "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7");

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final Cluster cluster;
  private final Random random;
  private final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
  private final AtomicLong longestNanos = new AtomicLong();
  private final AtomicInteger again = new AtomicInteger();

  Stubborn(Cluster cluster, long seed) {
    this.cluster = cluster;
    this.random = new Random(seed);
  }

  /// Plays the moves from one on; gives how many have been acknowledged in all.
  int play(Table table, int from, int until) throws InterruptedException {
    for (int i = from; i < Math.min(until, MOVES.size()); i++) {
      move(table, i % 2 == 0 ? table.white() : table.black(), MOVES.get(i));
    }
    return Math.min(until, MOVES.size());
  }

  private void move(Table table, String token, String move) throws InterruptedException {
    long start = System.nanoTime();
    int process = random.nextInt(cluster.size());
    Answer answer = tryOnce(process, table, token, move);
    while (answer.status() != 200) {
      again.incrementAndGet();
      Thread.sleep(BETWEEN_TRIES);
      process = (process + 1) % cluster.size();
      answer = tryOnce(process, table, token, move);
    }
    longestNanos.accumulateAndGet(System.nanoTime() - start, Math::max);
    acknowledged.merge(table.id(), answer.json().path("sequence").intValue(), Math::max);
  }

  /// A dead process and one that cannot store are worth another try; anything else is not.
  private Answer tryOnce(int process, Table table, String token, String move)
      throws InterruptedException {
    try {
      Answer answer = cluster.process(process).client().move(table, token, move);
      if (answer.status() != 200 && answer.status() != 503) {
        throw new AssertionError(move + " was answered " + answer);
      }
      return answer;
    } catch (IOException gone) {
      return new Answer(0, "", "", 0);
    }
  }

  Map<String, Integer> acknowledged() {
    return acknowledged;
  }

  /// How long anybody had to wait for an act to be acknowledged, over all tries.
  Duration longest() {
    return Duration.ofNanos(longestNanos.get());
  }

  /// How many tries failed.
  int failedTries() {
    return again.get();
  }
}
