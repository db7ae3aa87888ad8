package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Games against the computer over HTTP.
final class ComputerTest extends OneServer {
  @Test
  void our_own_engine_is_offered_with_its_levels() throws Exception {
    assertThat(client.get("api/engines").json().path("engines").toString())
        .isEqualTo("[{\"name\":\"jadoube\",\"levels\":9}]");
  }

  @Test
  void a_game_against_the_computer_needs_no_invitation_and_begins_at_once() throws Exception {
    Answer made =
        client.post(
            "api/games",
            "{\"timeControl\":\"300+2\",\"colour\":\"black\",\"chess960\":100,"
                + "\"computer\":{\"engine\":\"jadoube\",\"level\":1}}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    JsonNode game = made.json();
    assertThat(game.has("invitation")).isFalse();
    assertThat(game.has("joinPath")).isFalse();
    String id = game.path("id").stringValue();
    JsonNode players = client.get("api/games/" + id).json().path("players");
    assertThat(players.path("white").stringValue()).isEqualTo("jadoube (1)");
    assertThat(players.path("whiteIs").stringValue()).isEqualTo("computer");
    try (Follower _ = client.follow(id, game.path("token").stringValue())) {
      Wait.until(
          "the computer has moved",
          () ->
              client.get("api/games/" + id).json().at("/state/turn").stringValue().equals("black"));
    }
  }

  @Test
  void a_program_that_only_sends_requests_gets_the_first_move_when_it_asks() throws Exception {
    JsonNode game =
        client
            .post(
                "api/games",
                "{\"timeControl\":\"300+2\",\"colour\":\"black\","
                    + "\"computer\":{\"engine\":\"jadoube\",\"level\":1}}")
            .json();
    String path = "api/games/" + game.path("id").stringValue();
    assertThat(client.get(path).json().at("/state/phase").stringValue()).isEqualTo("not-begun");
    Wait.until(
        "the computer has moved",
        () ->
            client
                .get(path, "Authorization", "Bearer " + game.path("token").stringValue())
                .json()
                .at("/state/turn")
                .stringValue()
                .equals("black"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"computer":{"engine":"Nobody"}}                                             | /computer       | jadoube (levels 1 to 9)
          {"computer":{"engine":"jadoube","level":10}}                                 | /computer       | 1 to 9
          {"computer":{"engine":"jadoube","level":0}}                                  | /computer       | 1 to 9
          {"computer":{}}                                                              | /computer       | engine
          {"computer":"jadoube"}                                                       | /computer       | object
          {"computer":{"engine":"jadoube"},"inviteArbiter":true}                       | /computer       | without an arbiter
          {"computer":{"engine":"jadoube"},"startsAt":"2099-01-01T00:00:00Z"}          | /computer       | without
          """)
  void whatever_a_computer_cannot_play_is_told(String json, String pointer, String expected)
      throws Exception {
    Answer answer = client.post("api/games", json);
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.json().path("pointer").stringValue()).startsWith(pointer);
    assertThat(answer.text()).contains(expected);
  }

  @Test
  void an_engine_helps_nobody_before_the_game_is_over() throws Exception {
    Table table = client.table("300");
    client.move(table, table.white(), "f2f3");
    assertThat(client.get("api/games/" + table.id() + "/analysis").code()).isEqualTo("too-late");
  }

  @Test
  void an_engine_evaluates_each_position_of_a_game_that_is_over() throws Exception {
    Table table = client.table("300");
    client.move(table, table.white(), "f2f3");
    client.move(table, table.black(), "e7e5");
    client.move(table, table.white(), "g2g4");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
    JsonNode last = client.get("api/games/" + table.id() + "/analysis").json();
    assertThat(last.path("mateIn").intValue()).isEqualTo(-1);
    assertThat(last.path("line").stringValue()).isEqualTo("Qh4#");
    assertThat(last.path("best").stringValue()).isEqualTo("d8h4");
    assertThat(last.path("engine").stringValue()).isEqualTo("jadoube");
    JsonNode first = client.get("api/games/" + table.id() + "/analysis?ply=1").json();
    assertThat(first.path("centipawns").isInt()).isTrue();
    assertThat(first.path("ply").intValue()).isEqualTo(1);
    assertThat(client.get("api/games/" + table.id() + "/analysis?ply=4").text())
        .contains("ply: found \\\"4\\\", expected a whole number from 0 to 3");
  }

  @Test
  void other_moves_are_tried_on_a_game_that_is_over() throws Exception {
    Table table = client.table("300");
    client.move(table, table.white(), "f2f3");
    client.move(table, table.black(), "e7e5");
    String line = "api/games/" + table.id() + "/line?ply=2&moves=g2g4,d8h4";
    assertThat(client.get(line).code()).isEqualTo("too-late");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
    JsonNode tried = client.get(line).json();
    assertThat(tried.at("/moves/1/san").stringValue()).isEqualTo("Qh4#");
    assertThat(tried.at("/moves/1/ply").intValue()).isEqualTo(4);
    assertThat(tried.path("legalMoves")).isEmpty();
    JsonNode found = client.get("api/games/" + table.id() + "/analysis?ply=2&moves=g2g4").json();
    assertThat(found.path("line").stringValue()).isEqualTo("Qh4#");
    assertThat(client.get("api/games/" + table.id() + "/line?moves=e2e5").text())
        .contains("moves: found \\\"e2e5\\\"");
    assertThat(client.get("api/games/" + table.id() + "/line?moves=" + "a,".repeat(100)).text())
        .contains("at most 100");
  }
}
