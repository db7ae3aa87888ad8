package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Servers that share one database: any of them takes any act of any game.
final class SeveralProcessesTest {
  private static EmbeddedPostgres postgres;

  @TempDir Path data;

  private Server first;
  private Server second;
  private Client one;
  private Client other;

  @BeforeAll
  static void startDatabase() throws Exception {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stopDatabase() throws Exception {
    postgres.close();
  }

  @BeforeEach
  void start() throws Exception {
    first = server("first");
    second = server("second");
    one = new Client(first.address().toString());
    other = new Client(second.address().toString());
  }

  private Server server(String name) throws StartFailure {
    return Server.start(
        ServerOptions.in(data.resolve(name))
            .withPort(0)
            .withDatabase(postgres.getJdbcUrl("postgres", "postgres")));
  }

  @AfterEach
  void stop() {
    one.close();
    other.close();
    first.close();
    second.close();
  }

  private static JsonNode game(Client client, Table table) throws Exception {
    return client.get("api/games/" + table.id()).json();
  }

  private static List<String> sans(JsonNode game) {
    return game.path("moves").findValuesAsString("san");
  }

  @Test
  void moves_go_to_any_process_and_every_process_has_them() throws Exception {
    Table table = one.table("300");
    assertThat(one.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    assertThat(other.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    assertThat(sans(game(one, table))).containsExactly("e4", "e5");
    assertThat(one.move(table, table.white(), "g1f3").status()).isEqualTo(200);
    assertThat(sans(game(other, table))).containsExactly("e4", "e5", "Nf3");
  }

  @Test
  void an_act_sent_again_to_another_process_happens_once() throws Exception {
    Table table = one.table("300");
    other.get("api/games/" + table.id());
    assertThat(one.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    Answer again = other.move(table, table.white(), "e2e4");
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().path("repeated").booleanValue()).isTrue();
    assertThat(sans(game(other, table))).containsExactly("e4");
  }

  @Test
  void a_game_made_again_under_its_key_on_another_process_is_the_same() throws Exception {
    String key = "0123456789abcdef0123456789abcdef";
    try (Client here = new Client(first.address().toString()).known();
        Client there = here.at(second.address().toString())) {
      Answer made = here.post("api/games", "{}", "Idempotency-Key", key);
      assertThat(there.post("api/games", "{}", "Idempotency-Key", key).json())
          .isEqualTo(made.json());
    }
  }

  @Test
  void whoever_follows_on_another_process_hears_of_everything_once_and_in_order() throws Exception {
    Table table = one.table("300");
    try (Follower follower = other.follow(table.id(), table.black())) {
      int known = follower.next("game").path("sequence").intValue();
      List<String> moves = List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6");
      for (int i = 0; i < moves.size(); i++) {
        Client client = i % 3 == 0 ? other : one;
        assertThat(
                client
                    .move(table, i % 2 == 0 ? table.white() : table.black(), moves.get(i))
                    .status())
            .isEqualTo(200);
      }
      List<String> told = new ArrayList<>();
      while (told.size() < moves.size()) {
        JsonNode change = follower.next("change");
        assertThat(change.at("/events/0/sequence").intValue()).isEqualTo(known + 1);
        known = change.path("sequence").intValue();
        told.addAll(change.path("moves").findValuesAsString("san"));
      }
      assertThat(told).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5", "a6");
    }
  }

  @Test
  void players_see_each_other_across_processes() throws Exception {
    Table table = one.table("300");
    try (Follower white = one.follow(table.id(), table.white());
        Follower black = other.follow(table.id(), table.black())) {
      Wait.until(
          "White sees Black",
          () -> {
            JsonNode presence = white.next("presence");
            return presence.path("white").booleanValue() && presence.path("black").booleanValue();
          });
      black.next("game");
      Wait.until("the game begins", () -> phase(one, table).equals("running"));
    }
  }

  private static String phase(Client client, Table table) throws Exception {
    return game(client, table).at("/state/phase").stringValue();
  }

  @Test
  void a_seat_taken_on_one_process_is_taken_on_the_other_and_its_owner_can_move_there()
      throws Exception {
    JsonNode made = one.post("api/games", "{\"colour\":\"black\",\"timeControl\":\"300\"}").json();
    String id = made.path("id").stringValue();
    other.get("api/games/" + id);
    String join =
        String.format(
            Locale.ROOT, "{\"invitation\":\"%s\"}", made.path("invitation").stringValue());
    JsonNode seat = one.post("api/games/" + id + "/seats", join).json();
    Table table = new Table(id, seat.path("token").stringValue(), made.path("token").stringValue());
    assertThat(other.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    assertThat(other.post("api/games/" + id + "/seats", join).code()).isEqualTo("seat-taken");
  }

  @Test
  void a_flag_falls_though_the_process_that_watched_it_is_gone() throws Exception {
    Table table = one.table("3");
    one.move(table, table.white(), "e2e4");
    one.move(table, table.black(), "e7e5");
    first.close();
    Wait.until("the flag falls", () -> phase(other, table).equals("finished"));
    JsonNode events = other.get("api/games/" + table.id() + "/events").json().path("events");
    assertThat(events.findValuesAsString("type")).doesNotContain("clocks-paused");
  }

  @Test
  void a_game_starts_at_its_time_though_the_process_that_made_it_is_gone() throws Exception {
    Answer made = startingInASecond();
    while (made.status() != 201) { // the second was over when the request came
      made = startingInASecond();
    }
    String id = made.json().path("id").stringValue();
    first.close();
    Wait.until("the clock of White runs", () -> hasEvents(id));
  }

  private Answer startingInASecond() throws Exception {
    Instant startsAt = Instant.now().plusSeconds(1);
    return one.post("api/games", String.format(Locale.ROOT, "{\"startsAt\":\"%s\"}", startsAt));
  }

  /// Whether something has happened in a game; asking a server would have it look at the game.
  private static boolean hasEvents(String id) throws Exception {
    try (Connection database = postgres.getPostgresDatabase().getConnection();
        PreparedStatement asking =
            database.prepareStatement("SELECT sequence FROM event WHERE game = ?")) {
      asking.setString(1, id);
      return asking.executeQuery().next();
    }
  }

  @Test
  void games_go_on_while_any_process_lives_and_pause_when_none_does() throws Exception {
    Table table = one.table("300");
    one.move(table, table.white(), "e2e4");
    first.close();
    assertThat(other.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    assertThat(phase(other, table)).isEqualTo("running");
    second.close();
    try (Server third = server("third");
        Client last = new Client(third.address().toString())) {
      assertThat(phase(last, table)).isEqualTo("paused");
      assertThat(game(last, table).at("/state/pause/reason").stringValue()).isEqualTo("outage");
    }
  }

  @Test
  void a_game_stays_paused_though_the_processes_of_its_players_died_a_moment_ago()
      throws Exception {
    Table table = one.table("300");
    one.move(table, table.white(), "e2e4");
    first.close();
    second.close();
    leaveBehind(table.id());
    try (Server third = server("third");
        Client last = new Client(third.address().toString())) {
      assertThat(phase(last, table)).isEqualTo("paused");
    }
  }

  @Test
  void a_client_hears_of_its_games_wherever_they_are_made() throws Exception {
    String token;
    try (Person olga = Person.signedUp(first.address().toString(), "Olga")) {
      token =
          olga.post(
                  "api/account/tokens",
                  "{\"name\":\"board\",\"scopes\":[\"board:play\",\"challenge:write\"]}")
              .json()
              .path("token")
              .stringValue();
    }
    HttpRequest.Builder asked = HttpRequest.newBuilder().header("Authorization", "Bearer " + token);
    try (HttpClient http = HttpClient.newHttpClient();
        Stream<String> events =
            http.send(
                    asked.uri(first.address().resolve("api/stream/event")).build(),
                    HttpResponse.BodyHandlers.ofLines())
                .body()) {
      HttpRequest game =
          asked
              .copy()
              .uri(second.address().resolve("api/challenge/ai"))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(
                  HttpRequest.BodyPublishers.ofString("level=1&clock.limit=300&clock.increment=2"))
              .build();
      assertThat(http.send(game, HttpResponse.BodyHandlers.ofString()).statusCode()).isEqualTo(201);
      assertThat(events.filter(line -> !line.isBlank()).findFirst().orElseThrow())
          .contains("gameStart");
    }
  }

  /// Leaves behind what `kill -9` leaves: processes that did not say that they stop, with both
  /// players on them.
  private static void leaveBehind(String game) throws Exception {
    try (Connection database = postgres.getPostgresDatabase().getConnection();
        Statement statement = database.createStatement()) {
      statement.execute(
          "WITH dead AS (UPDATE process SET gone = 0 RETURNING id)"
              + " INSERT INTO presence (game, process, white, black, spectators)"
              + " SELECT '"
              + game
              + "', id, 1, 1, 0 FROM dead");
    }
  }
}
