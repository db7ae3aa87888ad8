package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.server.Client.Table;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Three processes on one database, killed in turn while players send each move to any of them.
final class ClusterKillTest {
  private static final long SEED = 20261123;
  private static final int GAMES = 8;
  private static final int PROCESSES = 3;

  /// docs/server.md promises it, to those who send again what was not answered.

  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stopDatabase() throws Exception {
    postgres.close();
  }

  private final Random random = new Random(SEED);

  @Test
  void nothing_acknowledged_is_lost_or_doubled_while_processes_are_killed() throws Exception {
    trouble(3, this::kill);
  }

  @Test
  void nothing_acknowledged_is_lost_or_doubled_while_a_process_stands_still() throws Exception {
    trouble(1, this::standStill);
  }

  @Test
  @Tag("long")
  void nothing_acknowledged_is_lost_or_doubled_in_a_hundred_kills() throws Exception {
    trouble(100, this::kill);
  }

  /// What happens to a process while players play.
  private interface Trouble {
    void happenTo(Cluster cluster, int victim) throws Exception;
  }

  private void kill(Cluster cluster, int victim) throws Exception {
    cluster.process(victim).process().kill();
  }

  /// For so long that the others take it for dead.
  private void standStill(Cluster cluster, int victim) throws Exception {
    cluster.process(victim).process().signal("STOP");
    Thread.sleep(7000);
    cluster.process(victim).process().signal("CONT");
  }

  private void trouble(int times, Trouble trouble) throws Exception {
    String database = postgres.getJdbcUrl("postgres", "postgres");
    try (Cluster cluster = Cluster.start(data, database, PROCESSES);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Table> tables = new ArrayList<>();
      for (int i = 0; i < times; i++) {
        tables.addAll(round(cluster, threads, i % PROCESSES, trouble));
      }
      check(cluster, database, tables);
    }
  }

  /// Games are played, and at a random moment something happens to one process. It is back for the
  /// next round.
  private List<Table> round(Cluster cluster, ExecutorService threads, int victim, Trouble trouble)
      throws Exception {
    Stubborn players = new Stubborn(cluster, random.nextLong());
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      tables.add(cluster.any(random).client().table("600+5"));
    }
    List<Future<Integer>> playing =
        tables.stream()
            .map(table -> threads.submit(() -> players.play(table, 0, Stubborn.MOVES.size())))
            .toList();
    Thread.sleep(random.nextInt(500));
    trouble.happenTo(cluster, victim);
    for (Future<Integer> game : playing) {
      assertThat(game.get()).isEqualTo(Stubborn.MOVES.size());
    }
    cluster.revive(victim);
    for (Table table : tables) {
      JsonNode events = events(cluster.any(random).client(), table);
      assertThat(events.size()).isGreaterThanOrEqualTo(players.acknowledged().get(table.id()));
    }
    return tables;
  }

  private static JsonNode events(Client client, Table table) throws Exception {
    return client.get("api/games/" + table.id() + "/events").json().path("events");
  }

  /// What every process has in memory is what a new one reads from disk, and each move is there
  /// once.
  private void check(Cluster cluster, String database, List<Table> tables) throws Exception {
    ServerOptions options =
        ServerOptions.in(data.resolve("new")).withPort(0).withDatabase(database);
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString())) {
      for (Table table : tables) {
        JsonNode replayed = events(client, table);
        assertThat(replayed.findValuesAsString("type"))
            .doesNotContain("clocks-paused")
            .filteredOn("move-made"::equals)
            .hasSize(Stubborn.MOVES.size());
        for (int i = 0; i < cluster.size(); i++) {
          assertThat(events(cluster.process(i).client(), table)).isEqualTo(replayed);
        }
      }
    }
  }
}
