package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.jadoube.web.TcpProxy.Way;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// A real PostgreSQL at the other end of a line that fails.
final class DatabaseGoneTest {
  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  private TcpProxy line;
  private Server server;
  private Client client;

  @BeforeAll
  static void startDatabase() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stopDatabase() throws IOException {
    postgres.close();
  }

  @BeforeEach
  void start() throws Exception {
    line = new TcpProxy(postgres.getPort());
    server =
        Server.start(
            ServerOptions.in(data)
                .withPort(0)
                .withDatabase(
                    // Prepared on the server, a COMMIT would not be read as one on its way.
                    String.format(
                        Locale.ROOT,
                        "jdbc:postgresql://postgres:secret@localhost:%d/postgres?prepareThreshold=0",
                        line.port())));
    client = new Client(server.address().toString());
  }

  @AfterEach
  void stop() throws IOException {
    line.set(Way.OPEN);
    client.close();
    server.close();
    line.close();
  }

  private Answer health() throws Exception {
    return client.get("api/health");
  }

  private void waitUntilUp() {
    Wait.until("acts can be kept", () -> health().status() == 200);
  }

  @Test
  void an_act_whose_answer_is_lost_is_found_out_told_and_answered_as_repeated() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    try (Follower black = client.follow(table.id(), table.black())) {
      black.next("game");
      client.move(table, table.black(), "e7e5");
      black.next("change");
      line.set(Way.LOSES_AN_ANSWER);
      assertThat(client.move(table, table.white(), "g1f3").code()).isEqualTo("unavailable");
      assertThat(line.lost()).isEqualTo(1);
      JsonNode told = black.next("change");
      assertThat(told.at("/moves/0/san").stringValue()).isEqualTo("Nf3");
      Wait.until("it is answered", () -> client.move(table, table.white(), "g1f3").status() == 200);
      Answer again = client.move(table, table.white(), "g1f3");
      assertThat(again.json().path("repeated").booleanValue()).isTrue();
      assertThat(again.json().at("/events/0/event/type").stringValue()).isEqualTo("move-made");
    }
    JsonNode moves = client.get("api/games/" + table.id()).json().path("moves");
    assertThat(moves.size()).isEqualTo(3);
  }

  @Test
  void a_game_whose_making_was_not_answered_is_given_again() throws Exception {
    String key = "0123456789abcdef0123456789abcdef";
    client.known();
    line.set(Way.CUT);
    Answer failed = client.post("api/games", "{}", "Idempotency-Key", key);
    assertThat(failed.status()).isEqualTo(503);
    line.set(Way.OPEN);
    Wait.until(
        "it is made", () -> client.post("api/games", "{}", "Idempotency-Key", key).status() == 201);
    Answer made = client.post("api/games", "{}", "Idempotency-Key", key);
    assertThat(made.status()).isEqualTo(201);
    assertThat(client.post("api/games", "{}", "Idempotency-Key", key).json())
        .isEqualTo(made.json());
  }

  @ParameterizedTest
  @EnumSource(names = {"CUT", "BLOCKED"})
  void clocks_stand_while_the_database_is_away(Way trouble) throws Exception {
    Table table = client.table("15");
    client.move(table, table.white(), "e2e4");
    try (Follower white = client.follow(table.id(), table.white());
        Follower black = client.follow(table.id(), table.black())) {
      black.next("game");
      client.move(table, table.black(), "e7e5");
      line.set(trouble);
      assertThat(white.next("outage").path("stopped").booleanValue()).isTrue();
      assertThat(health().status()).isEqualTo(503);
      assertThat(health().json().path("status").stringValue()).isEqualTo("down");
      assertThat(health().json().path("reason").stringValue()).isNotEmpty();
      Answer refused = client.move(table, table.white(), "g1f3");
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("unavailable");
      try (Follower late = client.follow(table.id(), "")) {
        assertThat(late.next("outage").path("stopped").booleanValue()).isTrue();
      }
      Thread.sleep(16_000); // longer than White has
      assertStands(table);
      line.set(Way.OPEN);
      JsonNode over = white.next("outage");
      assertThat(over.path("stopped").booleanValue()).isFalse();
      assertThat(over.path("unchargedMillis").longValue()).isGreaterThan(8000);
      waitUntilUp();
      Answer moved = client.move(table, table.white(), "g1f3");
      assertThat(moved.status()).as(moved.text()).isEqualTo(200);
      JsonNode clock = client.get("api/games/" + table.id()).json().at("/moves/2/whiteMillis");
      assertThat(clock.longValue()).isGreaterThan(4000);
    }
  }

  private void assertStands(Table table) throws Exception {
    JsonNode game = client.get("api/games/" + table.id()).json();
    JsonNode headline = client.get("api/games/" + table.id() + "/headline").json();
    assertThat(game.path("stopped").booleanValue()).isTrue();
    assertThat(headline.path("stopped").booleanValue()).isTrue();
    for (JsonNode clock : List.of(game.at("/state/clock"), headline.path("clock"))) {
      assertThat(clock.has("running")).isFalse();
      assertThat(clock.has("flagFallsAt")).isFalse();
      assertThat(clock.path("whiteMillis").longValue()).isPositive();
    }
  }

  @Test
  void a_finished_game_cannot_be_read_while_the_database_is_away() throws Exception {
    line.set(Way.CUT);
    Wait.until("it is noticed", () -> health().status() == 503);
    Answer answer = client.get("api/games/abcdefgh2345");
    assertThat(answer.code()).isEqualTo("unavailable");
  }
}
