package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A game that cannot be read affects no other game.
final class DamagedGameTest {
  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE game SET regulations = '{\"edition\":\"1066\"}' WHERE id = ?",
        "UPDATE game SET regulations = 'x' WHERE id = ?",
        "UPDATE game SET schema_version = 99 WHERE id = ?",
        "UPDATE game SET invited = 'green' WHERE id = ?",
        "UPDATE event SET event = 'x' WHERE sequence = 2 AND game = ?",
        "UPDATE event SET event = replace(event, 'e2', 'e3') WHERE sequence = 2 AND game = ?",
        "UPDATE event SET event = '{\"type\":\"fly\"}' WHERE sequence = 2 AND game = ?",
        "DELETE FROM event WHERE sequence = 1 AND game = ?"
      })
  void it_is_set_aside_and_named(String damage) throws Exception {
    Table broken;
    Table whole;
    try (Server server = start();
        Client client = new Client(server.address().toString())) {
      broken = client.table("300");
      whole = client.table("300");
      client.move(broken, broken.white(), "e2e4");
      client.move(whole, whole.white(), "e2e4");
    }
    damage(damage, broken.id());
    try (Server server = start();
        Client client = new Client(server.address().toString());
        Follower follower = client.follow(broken.id(), "")) {
      for (String part : new String[] {"", "/events", "/pgn"}) {
        Answer answer = client.get("api/games/" + broken.id() + part);
        assertThat(answer.status()).isEqualTo(500);
        assertThat(answer.code()).isEqualTo("damaged");
      }
      assertThat(client.move(broken, broken.black(), "e7e5").code()).isEqualTo("damaged");
      assertThat(follower.next("closed").path("code").intValue()).isEqualTo(4500);
      assertThat(client.move(whole, whole.black(), "e7e5").status()).isEqualTo(200);
      Answer health = client.get("api/health");
      assertThat(health.status()).isEqualTo(200);
      assertThat(health.json().path("damagedGames").intValue()).isEqualTo(1);
    }
  }

  @Test
  void games_are_loaded_when_they_are_asked_for() throws Exception {
    Table table;
    try (Server server = start();
        Client client = new Client(server.address().toString())) {
      table = client.table("300");
      client.move(table, table.white(), "e2e4");
    }
    try (Server server = start();
        Client client = new Client(server.address().toString())) {
      assertThat(client.get("api/health").json().path("gamesInMemory").intValue()).isZero();
      assertThat(client.get("api/games/" + table.id()).json().at("/state/phase").stringValue())
          .isEqualTo("paused");
      assertThat(client.get("api/health").json().path("gamesInMemory").intValue()).isOne();
    }
  }

  private Server start() throws StartFailure {
    return Server.start(ServerOptions.in(data).withPort(0));
  }

  private void damage(String sql, String id) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, id);
      assertThat(statement.executeUpdate()).isPositive();
    }
  }
}
