package org.jadoube.web;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import tools.jackson.databind.JsonNode;

/// Players who send each act to any process, and again to any until it is answered.
final class Stubborn {
  static final List<String> MOVES =
      List.of(
          "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1",
          "b7b5", "a4b3", "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7");

  private static final Duration BETWEEN_TRIES = Duration.ofMillis(50);

  private final Cluster cluster;
  private final Random random;
  private final Runnable acknowledged;
  private final Map<String, Map<Integer, JsonNode>> told = new ConcurrentHashMap<>();
  private final AtomicLong longestNanos = new AtomicLong();

  /// @param acknowledged runs after each act
  Stubborn(Cluster cluster, long seed, Runnable acknowledged) {
    this.cluster = cluster;
    this.random = new Random(seed);
    this.acknowledged = acknowledged;
  }

  /// Plays a whole game, and resigns.
  Played play(Table table) throws InterruptedException {
    long begun = System.nanoTime();
    for (int i = 0; i < MOVES.size(); i++) {
      String token = i % 2 == 0 ? table.white() : table.black();
      String move = "{\"type\":\"move\",\"attempt\":\"" + MOVES.get(i) + "\"}";
      act(table, token, move, "m-" + i);
    }
    long moved = System.nanoTime();
    act(table, table.white(), "{\"type\":\"resign\"}", "resigns");
    return new Played(table, begun, moved, toldOf(table));
  }

  private Map<Integer, JsonNode> toldOf(Table table) {
    return told.computeIfAbsent(table.id(), _ -> new ConcurrentSkipListMap<>());
  }

  /// A game and when it was played, by `System.nanoTime`.
  ///
  /// @param told the events in the answers, by sequence
  record Played(Table table, long begun, long moved, Map<Integer, JsonNode> told) {}

  private void act(Table table, String token, String act, String key) throws InterruptedException {
    long start = System.nanoTime();
    int process = random.nextInt(cluster.size());
    Answer answer = tryOnce(process, table, token, act, key);
    while (answer.status() != 200) {
      Thread.sleep(BETWEEN_TRIES);
      process = (process + 1) % cluster.size();
      answer = tryOnce(process, table, token, act, key);
    }
    longestNanos.accumulateAndGet(System.nanoTime() - start, Math::max);
    for (JsonNode event : answer.json().path("events")) {
      toldOf(table).put(event.path("sequence").intValue(), event.path("event"));
    }
    acknowledged.run();
  }

  /// A dead process and one that cannot store are worth another try; anything else is not.
  private Answer tryOnce(int process, Table table, String token, String act, String key)
      throws InterruptedException {
    try {
      Answer answer = cluster.process(process).client().act(table, token, act, key);
      if (answer.status() != 200 && answer.status() != 503) {
        throw new AssertionError(act + " was answered " + answer);
      }
      return answer;
    } catch (IOException gone) {
      return new Answer(0, "", "", 0);
    }
  }

  /// How long anybody had to wait for an act to be acknowledged, over all tries.
  Duration longest() {
    return Duration.ofNanos(longestNanos.get());
  }
}
