package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.server.Client.Answer;
import org.jadoube.server.Client.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server that is killed while it is busy.
final class KillTest {
  private static final int GAMES = 24;
  private static final int ACTS_BEFORE = 120;
  private static final List<String> MOVES =
      List.of(
          "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1",
          "b7b5", "a4b3", "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5", "d2d4", "d8c7");

  @TempDir Path data;

  private final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();

  @Test
  void nothing_that_was_acknowledged_is_lost() throws Exception {
    killAgainAndAgain(1);
  }

  @Test
  @Tag("long")
  void nothing_that_was_acknowledged_is_lost_in_a_hundred_kills() throws Exception {
    killAgainAndAgain(100);
  }

  private void killAgainAndAgain(int times) throws Exception {
    List<Table> all = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      all.addAll(playUntilKilled());
      try (ServerProcess server = ServerProcess.start(data, 0);
          Client client = new Client(server.address())) {
        for (Table table : all.subList(all.size() - GAMES, all.size())) {
          check(client, table);
        }
      }
    }
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString())) {
      for (Table table : all) {
        check(client, table);
      }
    }
  }

  private List<Table> playUntilKilled() throws Exception {
    List<Table> tables = new ArrayList<>();
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address());
        ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < GAMES; i++) {
        tables.add(client.table("-"));
      }
      CountDownLatch busy = new CountDownLatch(ACTS_BEFORE);
      List<Future<Boolean>> _ =
          tables.stream().map(table -> players.submit(() -> play(client, table, busy))).toList();
      busy.await();
      server.kill();
    }
    return tables;
  }

  /// What was acknowledged is there, and nothing but what was played, once and in order.
  private void check(Client client, Table table) throws Exception {
    int last = acknowledged.getOrDefault(table.id(), 0);
    JsonNode events = client.get("api/games/" + table.id() + "/events").json().path("events");
    assertThat(events.size()).isGreaterThanOrEqualTo(last);
    List<String> moves =
        client.get("api/games/" + table.id()).json().path("moves").findValuesAsString("uci");
    assertThat(moves).isEqualTo(MOVES.subList(0, moves.size()));
  }

  private boolean play(Client client, Table table, CountDownLatch busy)
      throws IOException, InterruptedException {
    for (int i = 0; i < MOVES.size(); i++) {
      Answer answer = client.move(table, i % 2 == 0 ? table.white() : table.black(), MOVES.get(i));
      acknowledged.put(table.id(), answer.json().path("sequence").intValue());
      busy.countDown();
    }
    return true;
  }

  @Test
  void a_server_that_is_told_to_stop_stops() throws Exception {
    try (ServerProcess server = ServerProcess.start(data, 0)) {
      assertThat(server.stop()).isEqualTo(128 + 15);
    }
  }
}
