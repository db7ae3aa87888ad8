package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.DriverManager;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.chess.Colour;
import org.jadoube.laws.record.TermsTags;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// A game can be asked for with all that the Laws let an event settle.
final class RegulationsTest extends OneServer {
  private static final String ALL =
      """
      {"colour":"white","name":"Ana","regulations":{"edition":"FIDE 2014","timeControl":"40/5400+30:1800+30",\
      "supervision":"inadequate","flagWatch":"by-claim","arbiterPresent":true,"defaultTimeMillis":900000,\
      "scoring":{"winHalves":6,"drawHalves":2,"lossHalves":0,"forfeitHalves":0},\
      "drawRestriction":{"type":"after","moves":30},"arrangements":["no-appeals","result-kept-by-program"],\
      "devicePenalty":{"type":"fine","amount":"20 EUR"},"start":"4k3/8/8/8/8/8/4P3/4K3 b - - 5 40"}}\
      """;

  private static JsonNode game(String request) throws Exception {
    Answer made = client.post("api/games", request);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return client.get("api/games/" + made.json().path("id").stringValue()).json();
  }

  @Test
  void every_one_of_them_is_as_it_was_asked_for() throws Exception {
    JsonNode regulations = game(ALL).path("regulations");
    JsonNode asked = new Client.Answer(0, ALL, "", 0).json().path("regulations");
    assertThat(asked.size()).isEqualTo(11);
    asked
        .properties()
        .forEach(field -> assertThat(regulations.get(field.getKey())).isEqualTo(field.getValue()));
  }

  @Test
  void those_of_one_game_can_be_asked_for_in_the_next() throws Exception {
    JsonNode regulations = game(ALL).path("regulations");
    JsonNode again = game("{\"regulations\":" + regulations + "}").path("regulations");
    assertThat(again).isEqualTo(regulations);
  }

  @Test
  void a_game_from_a_position_of_its_own_is_played_and_downloaded() throws Exception {
    Answer made = client.post("api/games", ALL);
    Table table = seated(made.json());
    assertThat(client.move(table, table.black(), "e8e7").status()).isEqualTo(200);
    PgnGame pgn = PgnGame.all(client.get("api/games/" + table.id() + "/pgn").text()).getFirst();
    assertThat(pgn.faults()).isEmpty();
    assertThat(pgn.tag("Variant")).isEmpty();
    assertThat(pgn.moves()).hasSize(1);
  }

  @Test
  void an_armageddon_game_tells_the_draw_and_whose_win_it_is_and_so_does_its_pgn()
      throws Exception {
    String request =
        """
        {"colour":"white","timeControl":"W300-B240","regulations":{"scoring":{"drawOdds":"black"},\
        "start":"7k/8/5KQ1/8/8/8/8/8 w - - 0 1"}}\
        """;
    Table table = seated(client.post("api/games", request).json());
    client.move(table, table.white(), "g6f7");
    JsonNode ending = client.get("api/games/" + table.id()).json().at("/state/ending");
    assertThat(ending.path("result").asString()).isEqualTo("1/2-1/2");
    assertThat(ending.path("counted").asString()).isEqualTo("0-1");
    assertThat(ending.path("sentence").asString()).contains("win for Black");
    PgnGame pgn = PgnGame.all(client.get("api/games/" + table.id() + "/pgn").text()).getFirst();
    assertThat(pgn.tag("Result")).contains("1/2-1/2");
    assertThat(pgn.tag("BlackTimeControl")).contains("240");
    assertThat(pgn.line().moves().getLast().comments().toString()).contains("win for Black");
    assertThat(TermsTags.read(pgn::tag).drawOdds()).contains(Colour.BLACK);
  }

  @Test
  void a_game_under_house_rules_names_them_and_cites_their_clauses() throws Exception {
    String rules = "title = Club\\nedition = FIDE 2023\\n[7] No draws.\\ndraws = never";
    String request = "{\"colour\":\"white\",\"regulations\":{\"houseRules\":\"" + rules + "\"}}";
    Answer made = client.post("api/games", request);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    Table table = seated(made.json());
    assertThat(client.get("api/games/" + table.id()).json().path("houseRules").asString())
        .isEqualTo("Club");
    client.move(table, table.white(), "e2e4");
    Answer refused = client.act(table, table.black(), "{\"type\":\"offer-draw\"}", "d");
    assertThat(refused.text()).contains("Club, 7");
  }

  /// The longest text that is taken, in an alphabet with two bytes for a letter, and escaped.
  @ParameterizedTest
  @CsvSource({"32768, 6, 201", "32768, 1, 201", "32769, 1, 422", "60000, 6, 413"})
  void house_rules_have_room_for_the_longest_file(int characters, int bytes, int status)
      throws Exception {
    String head = "title = Club\\nedition = FIDE 2023\\n[1] Silence.\\n# ";
    int rest = characters - head.replace("\\n", "\n").length();
    String letter = bytes == 6 ? "\\u0444" : "\u0444";
    String rules = head + letter.repeat(rest);
    Answer answer =
        client.post("api/games", "{\"regulations\":{\"houseRules\":\"" + rules + "\"}}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    if (status == 413) {
      assertThat(answer.text()).contains("at most 262144 bytes");
    }
  }

  @Test
  void house_rules_that_make_no_sense_are_told_with_every_fault() throws Exception {
    Answer answer =
        client.post(
            "api/games",
            "{\"regulations\":{\"houseRules\":\"title = Club\\n[1] W\\ndraws = soon\\nnonsense\"}}");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.text()).contains("line 2, column 1", "line 3, column 9", "line 4, column 1");
  }

  @Test
  void a_flag_that_players_claim_is_left_to_them() throws Exception {
    String request =
        "{\"colour\":\"white\",\"regulations\":{\"timeControl\":\"0.2\",\"flagWatch\":\"by-claim\"}}";
    Table table = seated(client.post("api/games", request).json());
    client.move(table, table.white(), "e2e4");
    Wait.until(
        "the flag falls",
        () ->
            client.get("api/games/" + table.id()).json().at("/state/clock/blackMillis").longValue()
                == 0);
    String path = "api/games/" + table.id();
    assertThat(client.get(path).json().at("/state/phase").stringValue()).isEqualTo("running");
    assertThat(client.act(table, table.white(), "{\"type\":\"claim-flag\"}", "c").status())
        .isEqualTo(200);
    assertThat(client.get(path).json().at("/state/ending/result").stringValue()).isEqualTo("1-0");
  }

  private static Table seated(JsonNode made) throws Exception {
    String id = made.path("id").stringValue();
    JsonNode seat =
        client
            .post(
                "api/games/" + id + "/seats",
                String.format(
                    Locale.ROOT, "{\"invitation\":\"%s\"}", made.path("invitation").stringValue()))
            .json();
    return new Table(id, made.path("token").stringValue(), seat.path("token").stringValue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {"regulations":{"scoring":{"winHalves":1}}}               | /regulations/scoring/drawHalves
          {"regulations":{"start":"8/8"}}                           | /regulations/start
          {"regulations":{"rated":true}}                            | /regulations/rated
          {"regulations":{"flagWatch":"nobody"}}                    | /regulations/flagWatch
          {"regulations":{"defaultTimeMillis":-1}}                  | /regulations
          {"regulations":{"devicePenalty":{"type":"fine","amount":"20\\u202e"}}} | /regulations/devicePenalty/amount
          {"edition":"2018","regulations":{"edition":"2018"}}       | /edition
          {"timeControl":"1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1"} | /timeControl
          """)
  void nonsense_is_explained(String request, String pointer) throws Exception {
    Answer answer = client.post("api/games", request);
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.code()).isEqualTo("unexpected-content");
    JsonNode error = answer.json();
    assertThat(error.path("pointer").stringValue()).isEqualTo(pointer);
    assertThat(error.path("found").stringValue()).isNotEmpty();
    assertThat(error.path("expected").stringValue()).isNotEmpty();
    assertThat(error.path("line").intValue()).isOne();
  }

  @Test
  void a_game_without_a_clock_says_nothing_of_times() throws Exception {
    Table table = client.table("-");
    try (Follower follower = client.follow(table.id(), "")) {
      follower.next("game");
      client.move(table, table.white(), "e2e4");
      assertThat(follower.next("change").toString()).doesNotContain("whiteMillis", "blackMillis");
    }
    for (String part : List.of("", "/events")) {
      assertThat(client.get("api/games/" + table.id() + part).text())
          .doesNotContain("whiteMillis", "blackMillis");
    }
  }

  /// Whoever renames something in Java reads the same tables afterwards.
  @Test
  void what_is_stored_has_words_of_its_own() throws Exception {
    Table table = client.table("-");
    client.move(table, table.white(), "e2e4");
    String id = "'" + table.id() + "'";
    assertThat(column("SELECT invited FROM game WHERE id = " + id)).containsExactly("black");
    assertThat(column("SELECT colour FROM seat WHERE game = " + id + " ORDER BY colour"))
        .containsExactly("black", "white");
    assertThat(column("SELECT colour FROM act WHERE game = " + id)).containsExactly("white");
    assertThat(column("SELECT event FROM event WHERE game = " + id))
        .hasSize(2)
        .allSatisfy(event -> assertThat(event).startsWith("{\"schema\":1,\"type\":"));
    assertThat(column("SELECT regulations FROM game WHERE id = " + id))
        .allSatisfy(text -> assertThat(text).startsWith("{\"schema\":1,\"type\":\"regulations\""));
  }

  private static List<String> column(String sql) throws Exception {
    List<String> values = new ArrayList<>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        var statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        values.add(rows.getString(1));
      }
    }
    return values;
  }
}
