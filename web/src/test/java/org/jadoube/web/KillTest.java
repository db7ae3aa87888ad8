package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.web.Client.Table;
import org.jadoube.web.Stubborn.Played;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Processes that are killed, or stand still, while players send each act to any of them.
final class KillTest {
  private static final long SEED = 20261123;
  private static final int GAMES = 8;
  private static final int ACTS = GAMES * (Stubborn.MOVES.size() + 1);

  /// Before anybody has moved, by the time control below.
  private static final long MILLIS_AT_FIRST = 2 * 605_000;

  private static final long INCREMENT_MILLIS = 5_000;

  /// The most that rounding to milliseconds can add up to.
  private static final Duration ROUNDING = Duration.ofMillis(50);

  /// docs/server.md promises it to those who send again what was not answered.
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  private final Random random = new Random(SEED);
  private Duration longest = Duration.ZERO;

  /// Which processes on which database.
  enum Stage {
    SQLITE(1),
    POSTGRESQL(1),
    THREE_PROCESSES(3);

    private final int processes;

    Stage(int processes) {
      this.processes = processes;
    }

    private Optional<String> database() {
      return this == SQLITE
          ? Optional.empty()
          : Optional.of(postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  /// Trouble for a process while players play.
  private interface Trouble {
    void happenTo(Cluster cluster, int victim) throws Exception;
  }

  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stopDatabase() throws Exception {
    postgres.close();
  }

  @Test
  void nothing_acknowledged_is_lost_or_doubled_or_charged_when_the_process_is_killed()
      throws Exception {
    trouble(Stage.SQLITE, List.of(Cluster::replace));
  }

  /// Starting a process is most of what this costs.
  @Test
  void nor_when_one_of_several_processes_stands_still_or_is_killed() throws Exception {
    trouble(Stage.THREE_PROCESSES, List.of(KillTest::standStill, Cluster::replace));
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void nothing_acknowledged_is_lost_or_doubled_or_charged_in_a_hundred_kills(Stage stage)
      throws Exception {
    trouble(stage, Collections.nCopies(100, Cluster::replace));
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void nothing_acknowledged_is_lost_or_doubled_while_processes_stand_still(Stage stage)
      throws Exception {
    trouble(stage, Collections.nCopies(6, KillTest::standStill));
  }

  @ParameterizedTest
  @EnumSource(names = {"SQLITE", "POSTGRESQL"})
  @Tag("long")
  void a_server_that_is_killed_while_it_makes_its_tables_starts_again(Stage stage)
      throws Exception {
    long usual = millisToStart(stage, 0);
    for (int i = 1; i <= 20; i++) {
      Duration after = Duration.ofMillis(random.nextLong(usual / 3, usual));
      ServerProcess.startAndKill(after, data.resolve("start" + i), settings(stage, i));
      millisToStart(stage, i);
    }
  }

  private long millisToStart(Stage stage, int number) throws Exception {
    String[] settings = settings(stage, number);
    long start = System.nanoTime();
    try (ServerProcess server = ServerProcess.start(data.resolve("start" + number), 0, settings);
        Client client = new Client(server.address())) {
      long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
      Table table = client.table("-");
      assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
      return millis;
    }
  }

  /// A database of its own, in which there may be nothing yet.
  private static String[] settings(Stage stage, int number) throws Exception {
    if (stage == Stage.SQLITE) {
      return new String[0];
    }
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT 1 FROM pg_database WHERE datname = 'start" + number + "'")) {
      if (!found.next()) {
        connection.createStatement().execute("CREATE DATABASE start" + number);
      }
    }
    return new String[] {"database=" + postgres.getJdbcUrl("postgres", "start" + number)};
  }

  /// For so long that others take it for dead.
  private static void standStill(Cluster cluster, int victim) throws Exception {
    cluster.process(victim).process().signal("STOP");
    Thread.sleep(7000);
    cluster.process(victim).process().signal("CONT");
  }

  /// @param troubles one in each round of games, of one process after the other
  private void trouble(Stage stage, List<Trouble> troubles) throws Exception {
    Map<Table, JsonNode> ended = new LinkedHashMap<>();
    Path place = data.resolve("process0");
    try (Cluster cluster = Cluster.start(data, stage.database(), stage.processes);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < troubles.size(); i++) {
        ended.putAll(round(cluster, threads, i % stage.processes, troubles.get(i)));
      }
    }
    ServerOptions options = ServerOptions.in(place).withPort(0);
    try (Server server = Server.start(stage.database().map(options::withDatabase).orElse(options));
        Client client = new Client(server.address().toString())) {
      for (Map.Entry<Table, JsonNode> game : ended.entrySet()) {
        assertThat(events(client, game.getKey())).isEqualTo(game.getValue());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d times, %d ms the longest wait%n",
        stage,
        troubles.size(),
        longest.toMillis());
    if (stage.processes > 1) {
      assertThat(longest).isLessThan(LONGEST_WAIT);
    }
  }

  /// Games are played, and at a random moment something happens to one process. Gives what the
  /// processes know of the games at the end.
  private Map<Table, JsonNode> round(
      Cluster cluster, ExecutorService threads, int victim, Trouble trouble) throws Exception {
    CountDownLatch moment = new CountDownLatch(random.nextInt(ACTS));
    Stubborn players = new Stubborn(cluster, random.nextLong(), moment::countDown);
    List<Future<Played>> playing = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Table table = cluster.any(random).patient().table("600+5");
      playing.add(threads.submit(() -> players.play(table)));
    }
    moment.await();
    trouble.happenTo(cluster, victim);
    Map<Table, JsonNode> ended = new LinkedHashMap<>();
    for (Future<Played> game : playing) {
      Played played = game.get();
      ended.put(played.table(), check(cluster, played));
    }
    longest = longest.compareTo(players.longest()) > 0 ? longest : players.longest();
    return ended;
  }

  private static JsonNode check(Cluster cluster, Played played) throws Exception {
    JsonNode events = events(cluster.process(0).patient(), played.table());
    for (int i = 1; i < cluster.size(); i++) {
      assertThat(events(cluster.process(i).patient(), played.table())).isEqualTo(events);
    }
    checkDeeds(events);
    checkAnswers(events, played);
    checkClocks(events, cluster.served(played.begun(), played.moved()));
    if (cluster.size() > 1) {
      assertThat(types(events)).doesNotContain("clocks-paused");
    }
    return events;
  }

  private static JsonNode events(Client client, Table table) throws Exception {
    return client.get("api/games/" + table.id() + "/events").json().path("events");
  }

  private static List<String> types(JsonNode events) {
    return events.findValues("event").stream()
        .map(event -> event.path("type").stringValue())
        .toList();
  }

  /// The players' deeds are there once, in order, and nothing else but pauses.
  private static void checkDeeds(JsonNode events) {
    assertThat(events.findValues("move"))
        .extracting(move -> move.path("uci").stringValue())
        .isEqualTo(Stubborn.MOVES);
    assertThat(types(events))
        .filteredOn(type -> !type.equals("move-made") && !type.startsWith("clocks-"))
        .containsExactly("game-begun", "ruling");
    for (int i = 0; i < events.size(); i++) {
      assertThat(events.get(i).path("sequence").intValue()).isEqualTo(i + 1);
    }
  }

  /// Everything that was acknowledged has happened so.
  private static void checkAnswers(JsonNode events, Played played) {
    played
        .told()
        .forEach((sequence, event) ->
            assertThat(events.get(sequence - 1).path("event")).isEqualTo(event));
  }

  /// Nobody is charged for time in which no process lived.
  private static void checkClocks(JsonNode events, Duration served) {
    JsonNode times =
        events.findValues("event").stream()
            .filter(event -> event.path("type").stringValue().equals("move-made"))
            .toList()
            .getLast()
            .path("times");
    long left = times.path("whiteMillis").longValue() + times.path("blackMillis").longValue();
    long charged = MILLIS_AT_FIRST + INCREMENT_MILLIS * Stubborn.MOVES.size() - left;
    assertThat(Duration.ofMillis(charged)).isLessThan(served.plus(ROUNDING));
  }
}
