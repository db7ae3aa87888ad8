package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A database whose clock is set while several processes share it: no flag falls for that, no clock
/// stops, and whoever joins takes the others' time.
final class ClockJumpTest {
  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  /// Its own function for the time is found before that of PostgreSQL.
  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.start();
    execute("CREATE SCHEMA clock");
    execute("CREATE TABLE clock.jump (by interval)");
    execute("INSERT INTO clock.jump VALUES ('0')");
    execute(
        "CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS"
            + " 'SELECT pg_catalog.clock_timestamp() + by FROM clock.jump'");
    execute("ALTER DATABASE postgres SET search_path = public, clock, pg_catalog");
  }

  @AfterAll
  static void stopDatabase() throws Exception {
    postgres.close();
  }

  @BeforeEach
  void forget() throws SQLException {
    setClock(Duration.ZERO);
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void setClock(Duration ahead) throws SQLException {
    execute("UPDATE clock.jump SET by = interval '" + ahead + "'");
  }

  private static String url() {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  private Server server(String name) throws StartFailure {
    return Server.start(ServerOptions.in(data.resolve(name)).withPort(0).withDatabase(url()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT1H", "-PT1H"})
  void games_go_on_as_if_nothing_had_happened(String jump) throws Exception {
    try (Server first = server("first");
        Server second = server("second");
        Client one = new Client(first.address().toString());
        Client other = new Client(second.address().toString())) {
      Table table = one.table("60");
      Deque<Client> clients = new ArrayDeque<>();
      clients.add(one);
      clients.add(other);
      move(table, clients, "e2e4", "e7e5");
      setClock(Duration.parse(jump));
      move(table, clients, "g1f3", "b8c6");
      try (Server third = server("third");
          Client last = new Client(third.address().toString())) {
        clients.add(last);
        move(table, clients, "f1b5", "a7a6", "b5a4", "g8f6");
        Wait.until("all have measured their clocks again", () -> apart() < 500_000);
        move(table, clients, "d2d3", "d7d6");
        assertThat(Math.abs(time(last) - time(one))).isLessThan(2_000);
        assertThat(Math.abs(time(other) - time(one))).isLessThan(2_000);
      }
      assertThat(events(one, table)).doesNotContain("clocks-paused").hasSize(11);
      JsonNode state = one.get("api/games/" + table.id()).json().path("state");
      assertThat(state.at("/clock/whiteMillis").longValue()).isGreaterThan(20_000);
      assertThat(state.at("/clock/blackMillis").longValue()).isGreaterThan(20_000);
    }
  }

  /// Each move goes to another process.
  private static void move(Table table, Deque<Client> clients, String... moves) throws Exception {
    String token = table.white();
    for (String move : moves) {
      Client client = clients.removeFirst();
      clients.addLast(client);
      Client.Answer answer = client.move(table, token, move);
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      token = token.equals(table.white()) ? table.black() : table.white();
    }
  }

  private static List<String> events(Client client, Table table) throws Exception {
    return client
        .get("api/games/" + table.id() + "/events")
        .json()
        .path("events")
        .valueStream()
        .map(each -> each.at("/event/type").stringValue())
        .toList();
  }

  private static long time(Client client) throws Exception {
    return client.get("api/time").json().path("now").longValue();
  }

  /// How far apart the clocks of the living are, in microseconds, as far as they know.
  private static long apart() throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT MAX(ahead) - MIN(ahead) FROM process WHERE gone = 0")) {
      row.next();
      return row.getLong(1);
    }
  }

  @Test
  void who_joins_just_after_the_clock_was_set_waits_for_a_heartbeat_to_know_the_time()
      throws Exception {
    try (EventStore eldest = open();
        EventStore joining = open()) {
      Instant noon = eldest.membership().databaseTime();
      eldest.membership().join(noon);
      setClock(Duration.ofHours(1));
      CompletableFuture<Instant> agreed =
          CompletableFuture.supplyAsync(() -> joining.membership().agreedTime().instant());
      assertThatThrownBy(() -> agreed.get(500, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      eldest.membership().measured(Duration.ofHours(-1));
      eldest.heartbeat(noon.plusMillis(500));
      assertThat(agreed.get()).isBetween(noon, noon.plusSeconds(30));
      eldest.membership().leave();
    }
  }

  private EventStore open() throws Exception {
    return EventStore.open(Database.at(url()).orElseThrow());
  }
}
