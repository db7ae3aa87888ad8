package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The API as a program sees it, above all when it makes a mistake.
final class ApiTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {"timeControl": | 400 | malformed-json
          []              | 400 | malformed-json
          {"timeControl":"5 minutes"} | 422 | unexpected-content
          {"edition":"1066"} | 422 | unexpected-content
          {"chess960":960} | 422 | unexpected-content
          {"colour":"green"} | 422 | unexpected-content
          {"color":"white"} | 422 | unexpected-content
          {"name":7} | 422 | unexpected-content
          {"name":"12345678901234567890123456789012345678901"} | 422 | unexpected-content
          {"timeControl":"300\u202e+3"} | 422 | unexpected-content
          """)
  void a_game_is_not_made_of_nonsense(String body, int status, String code) throws Exception {
    Answer answer = client.post("api/games", body);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.code()).isEqualTo(code);
    assertThat(answer.json().at("/expected").asString("")).isNotEmpty();
  }

  @Test
  void events_are_read_page_by_page() throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    JsonNode page = client.get("api/games/" + table.id() + "/events").json();
    assertThat(page.path("events").size()).isLessThanOrEqualTo(1000);
    assertThat(page.has("next")).isFalse();
  }

  @Test
  void an_act_with_text_that_would_disturb_others_is_refused() throws Exception {
    Table table = client.table("-");
    String offer = "{\"type\":\"offer-draw\",\"condition\":\"you play %s\"}";
    for (String disturbing : List.of("\\u202e4e", "\\n", "\\ud800", "\\u2028", "\\u200b")) {
      Answer answer =
          client.act(table, table.white(), String.format(Locale.ROOT, offer, disturbing), "a");
      assertThat(answer.code()).as(disturbing).isEqualTo("unexpected-content");
      assertThat(answer.json().at("/pointer").stringValue()).isEqualTo("/condition");
    }
    client.move(table, table.white(), "e2e4");
    assertThat(
            client
                .act(table, table.white(), String.format(Locale.ROOT, offer, "e5 \\u200d"), "b")
                .status())
        .isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          300%2B3        | en | 300+3        | 5 min + 3 s a move
          5%2B3          | en | 5+3          | 5 s + 3 s a move
          40/7200:3600   | de | 40/7200:3600 | 120 min für 40 Züge, dann 60 min
          -              | en | -            | no clock
          """)
  void a_time_control_is_said_in_words(String asked, String language, String control, String words)
      throws Exception {
    Answer answer = client.get("api/terms?timeControl=" + asked, "Accept-Language", language);
    assertThat(answer.json().path("timeControl").stringValue()).isEqualTo(control);
    assertThat(answer.json().path("terms").stringValue()).isEqualTo(words);
  }

  @Test
  void what_is_no_time_control_is_not_said_in_words() throws Exception {
    for (String wrong : List.of("five", "", "%00", "9".repeat(101))) {
      Answer answer = client.get("api/terms?timeControl=" + wrong);
      assertThat(answer.status()).as(wrong).isEqualTo(422);
      assertThat(answer.json().at("/pointer").stringValue()).isEqualTo("/timeControl");
    }
  }

  @Test
  void a_start_position_of_chess960_is_told_by_its_number() throws Exception {
    for (String number : List.of("0", "356", "959")) {
      String body = "{\"chess960\":" + number + "}";
      String id = client.post("api/games", body).json().path("id").stringValue();
      assertThat(client.get("api/games/" + id).json().path("chess960").asString())
          .isEqualTo(number);
    }
    String usual = client.post("api/games", "{\"chess960\":518}").json().path("id").stringValue();
    assertThat(client.get("api/games/" + usual).json().has("chess960")).isFalse();
  }

  @Test
  void malformed_json_is_told_by_line_and_column() throws Exception {
    Table table = client.table("-");
    Answer answer = client.act(table, table.white(), "{\n  \"type\": oops\n}", "a");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.code()).isEqualTo("malformed-json");
    assertThat(answer.json().at("/line").intValue()).isEqualTo(2);
    assertThat(answer.json().at("/column").intValue()).isEqualTo(11);
  }

  @Test
  void a_misspelt_act_is_told_the_nearest_name() throws Exception {
    Table table = client.table("-");
    Answer answer = client.act(table, table.white(), "{\"type\":\"offer-drew\"}", "a");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().at("/pointer").stringValue()).isEqualTo("/type");
    assertThat(answer.json().at("/expected").stringValue()).contains("offer-draw");
  }

  @Test
  void nobody_says_for_others_who_acts() throws Exception {
    Table table = client.table("-");
    Answer answer = client.act(table, table.white(), "{\"type\":\"resign\",\"by\":\"black\"}", "a");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(client.get("api/games/" + table.id()).json().at("/sequence").intValue()).isZero();
  }

  @Test
  void what_nobody_may_say_is_not_among_the_fields_that_are_expected() throws Exception {
    Table table = client.table("-");
    Answer answer = client.act(table, table.white(), "{\"type\":\"resign\",\"mood\":1}", "a");
    assertThat(answer.json().path("expected").stringValue()).isEqualTo("no further field");
  }

  @Test
  void a_move_out_of_turn_is_refused_by_its_article() throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    Answer answer = client.move(table, table.white(), "d2d4");
    assertThat(answer.status()).isEqualTo(409);
    assertThat(answer.code()).isEqualTo("refused");
    assertThat(answer.json().at("/citation/article").stringValue()).isEqualTo("1.2");
    assertThat(answer.json().at("/refusal/objection/type").stringValue())
        .isEqualTo("not-having-the-move");
  }

  @Test
  void a_wrong_token_opens_nothing() throws Exception {
    Table table = client.table("-");
    assertThat(client.move(table, "nonsense", "e2e4").status()).isEqualTo(401);
    assertThat(client.move(table, client.table("-").white(), "e2e4").code())
        .isEqualTo("wrong-token");
  }

  @ParameterizedTest
  @CsvSource({"api/games/abcdefgh2345", "api/games/x", "api/games/abcdefgh2345/pgn"})
  void an_unknown_game_is_not_found(String path) throws Exception {
    assertThat(client.get(path).status()).isEqualTo(404);
    assertThat(client.get(path).code()).isEqualTo("unknown-game");
  }

  @Test
  void an_unknown_path_is_told_in_json() throws Exception {
    assertThat(client.get("nothing/here").code()).isEqualTo("unknown-path");
  }

  @ParameterizedTest
  @CsvSource({"16385", "20000"})
  void what_is_too_large_is_not_read(int size) throws Exception {
    Answer answer = client.post("api/explain", "x".repeat(size));
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.code()).isEqualTo("too-large");
  }

  @Test
  void a_move_that_is_made_without_the_offer_that_came_with_it_is_no_failure() throws Exception {
    Table table = client.table("-");
    client.act(table, table.white(), "{\"type\":\"move\",\"attempt\":\"e2e4\"}", "a");
    client.act(table, table.black(), "{\"type\":\"offer-draw\"}", "b");
    String move = "{\"type\":\"move\",\"attempt\":\"e7e5\",\"offersDraw\":true}";
    for (String repeated : new String[] {"false", "true"}) {
      Answer moved = client.act(table, table.black(), move, "c");
      assertThat(moved.status()).isEqualTo(200);
      assertThat(moved.json().path("repeated").asString()).isEqualTo(repeated);
      assertThat(moved.json().at("/events/0/event/type").stringValue()).isEqualTo("move-made");
      assertThat(moved.json().at("/refusal/sentence").stringValue()).isNotEmpty();
      assertThat(moved.json().at("/refusal/citation/article").stringValue()).startsWith("9.1");
      assertThat(moved.json().at("/refusal/refusal/objection/type").stringValue())
          .isEqualTo("offer-open");
    }
  }

  @Test
  void a_move_after_the_flag_has_fallen_is_refused_and_ends_the_game() throws Exception {
    Table table = client.table("0.2");
    client.move(table, table.white(), "e2e4");
    Wait.until(
        "the flag falls",
        () ->
            client
                .get("api/games/" + table.id())
                .json()
                .at("/state/phase")
                .stringValue()
                .equals("finished"));
    Answer late = client.move(table, table.black(), "e7e5");
    assertThat(late.status()).isEqualTo(409);
    assertThat(late.code()).isEqualTo("refused");
  }

  @Test
  void a_flag_falls_by_itself() throws Exception {
    Table table = client.table("0.3");
    client.move(table, table.white(), "e2e4");
    try (Follower follower = client.follow(table.id(), "")) {
      var state = follower.next("game").path("state");
      while (!state.path("phase").stringValue().equals("finished")) {
        state = follower.next("change").path("state");
      }
      assertThat(state.at("/ending/citation/rule").stringValue()).isEqualTo("flag-fall");
      assertThat(state.at("/ending/result").stringValue()).isEqualTo("1-0");
    }
  }

  @Test
  void the_pgn_of_a_game_from_another_start_reads_back() throws Exception {
    var game =
        client
            .post("api/games", "{\"colour\":\"white\",\"chess960\":0,\"edition\":\"2018\"}")
            .json();
    String pgn = client.get("api/games/" + game.path("id").stringValue() + "/pgn").text();
    assertThat(PgnGame.all(pgn).getFirst().faults()).isEmpty();
    assertThat(PgnGame.all(pgn).getFirst().tag("Variant")).contains("Chess960");
  }

  @Test
  void the_articles_of_an_edition_begin_with_those_on_conduct() throws Exception {
    JsonNode articles = client.get("api/editions/2018/articles", "Accept-Language", "de").json();
    assertThat(articles.path("edition").stringValue()).isEqualTo("FIDE 2018");
    JsonNode conduct = articles.path("chapters").path(0);
    assertThat(conduct.path("number").stringValue()).isEqualTo("11");
    assertThat(conduct.path("subject").stringValue()).isEqualTo("Das Verhalten der Spieler");
    assertThat(conduct.path("articles").findValuesAsString("number")).contains("11.5", "11.3.4");
    assertThat(
            client
                .get("api/editions/E04/articles")
                .json()
                .path("chapters")
                .path(0)
                .path("number")
                .stringValue())
        .isEqualTo("9");
    assertThat(client.get("api/editions/1886/articles").status()).isEqualTo(404);
  }

  @Test
  void a_token_shows_what_its_player_may_do() throws Exception {
    Table table = client.table("300+3");
    String path = "api/games/" + table.id();
    client.move(table, table.white(), "e2e4");
    JsonNode black =
        client
            .get(path, "Authorization", "Bearer " + table.black())
            .json()
            .at("/state/permissions");
    assertThat(black.at("/acts/move").stringValue()).isEqualTo("granted");
    assertThat(black.path("until").isNumber()).isTrue();
    JsonNode white =
        client
            .get(path, "Authorization", "Bearer " + table.white())
            .json()
            .at("/state/permissions");
    assertThat(white.at("/acts/resign").stringValue()).isEqualTo("granted");
    assertThat(white.path("reasons").path(white.at("/acts/move").stringValue()).toString())
        .contains("not-having-the-move", "FIDE 2023, Article 1.2");
    assertThat(client.get(path).json().at("/state/permissions").isMissingNode()).isTrue();
  }

  @Test
  void what_is_refused_is_refused_for_the_reason_given() throws Exception {
    Table table = client.table("300+3");
    JsonNode state = client.move(table, table.white(), "e2e4").json().path("state");
    JsonNode answer =
        client.act(table, table.white(), "{\"type\":\"accept-draw\"}", "accept").json();
    String reason = state.at("/permissions/acts/accept-draw").stringValue();
    assertThat(state.at("/permissions/reasons").path(reason).path("sentence"))
        .isEqualTo(answer.at("/detail"));
  }

  @Test
  void an_answer_can_be_had_without_what_followers_are_told_anyway() throws Exception {
    Table table = client.table("300+3");
    JsonNode done =
        client
            .post(
                "api/games/" + table.id() + "/acts",
                "{\"type\":\"move\",\"attempt\":\"e2e4\"}",
                "Authorization",
                "Bearer " + table.white(),
                "Prefer",
                "handling=strict, return=minimal")
            .json();
    assertThat(done.path("sequence").intValue()).isEqualTo(2);
    assertThat(done.has("state")).isFalse();
    assertThat(done.has("events")).isFalse();
  }
}
