package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// SQLite with another program at its file, or without room on the disk.
final class LockedFileTest {
  /// Room for an empty database, and little more.
  private static final int PAGES = 110;

  @TempDir Path data;

  private Connection other() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static boolean isUp(Client client) throws Exception {
    return client.get("api/health").status() == 200;
  }

  @Test
  void no_game_stays_at_nought_when_its_flag_falls_while_nothing_can_be_written() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString());
        Connection other = other()) {
      Table table = client.table("3");
      client.move(table, table.white(), "e2e4");
      execute(other, "BEGIN IMMEDIATE");
      Wait.until("it is noticed", () -> !isUp(client));
      Thread.sleep(4000);
      execute(other, "ROLLBACK");
      Wait.until("it is over", () -> isUp(client));
      Wait.until("the game knows", () -> !phase(client, table).equals("running"));
      assertThat(client.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    }
  }

  private static String phase(Client client, Table table) throws Exception {
    return client.get("api/games/" + table.id()).json().at("/state/phase").stringValue();
  }

  @Test
  void an_act_that_comes_while_the_disk_is_slow_is_taken_at_nobodys_cost() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Connection other = other()) {
      Table table = client.table("300");
      client.move(table, table.white(), "e2e4");
      execute(other, "BEGIN IMMEDIATE");
      Wait.until("it is noticed", () -> !isUp(client));
      Future<Answer> answer = threads.submit(() -> client.move(table, table.black(), "e7e5"));
      Thread.sleep(300);
      execute(other, "ROLLBACK");
      // Where that took longer than anybody waits for it, it is sent again.
      assertThat(answer.get().status()).isIn(200, 503);
      Wait.until("he has moved", () -> client.move(table, table.black(), "e7e5").status() == 200);
      JsonNode events = client.get("api/games/" + table.id() + "/events").json().path("events");
      // A busy machine may stand still once more, and pause the clocks again.
      assertThat(events.findValues("event"))
          .extracting(event -> event.path("type").stringValue())
          .startsWith("game-begun", "move-made", "clocks-paused", "clocks-resumed", "move-made");
    }
  }

  @Test
  void a_full_disk_stops_the_clocks_and_loses_nothing() throws Exception {
    String pages = "?max_page_count=" + PAGES;
    ServerOptions options =
        ServerOptions.in(data)
            .withPort(0)
            .withDatabase("jdbc:sqlite:" + data.resolve("jadoube.db") + pages);
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString());
        Connection other = other()) {
      Table table = client.table("300");
      client.move(table, table.white(), "e2e4");
      fill(other);
      Answer refused = client.post("api/games", "{\"name\":\"" + "x".repeat(40) + "\"}");
      for (int i = 0; i < 200 && refused.status() == 201; i++) {
        refused = client.post("api/games", "{\"name\":\"" + "x".repeat(40) + "\"}");
      }
      assertThat(refused.code()).isEqualTo("unavailable");
      execute(other, "DROP TABLE filler");
      Wait.until("there is room again", () -> isUp(client));
      Answer moved = client.move(table, table.black(), "e7e5");
      assertThat(moved.status()).isEqualTo(200);
      JsonNode events = client.get("api/games/" + table.id() + "/events").json().path("events");
      assertThat(events.findValuesAsString("type"))
          .contains("clocks-paused", "clocks-resumed", "move-made");
    }
  }

  /// Leaves a few pages free.
  private static void fill(Connection other) throws SQLException {
    execute(other, "PRAGMA max_page_count = " + PAGES);
    execute(other, "CREATE TABLE filler (text TEXT)");
    try {
      for (int i = 0; i < 1000; i++) {
        execute(other, "INSERT INTO filler VALUES (hex(randomblob(1000)))");
      }
    } catch (SQLException full) {
      assertThat(full.getMessage()).contains("FULL");
    }
  }
}
