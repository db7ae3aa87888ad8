package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Anybody may ask the Laws over HTTP, without a game and from pages of other sites.
final class AskTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          api/explain   | {"fen":"startpos","move":"Nd2"}                          | /breaches/0/article | 3.1
          api/explain   | {"fen":"startpos","move":"e4","edition":"2005"}          | /edition            | FIDE 2005
          api/position  | {"fen":"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}                 | /status             | stalemate
          api/fate      | {"fen":"8/8/8/8/8/5k2/7p/7K w - - 0 1","lines":true}     | /white/verdict      | unwinnable
          api/rule      | {"acts":["e4","black resign"]}                           | /state/result       | 1-0
          api/rule      | {"acts":[{"type":"resign","by":"black"}]}                | /state/result       | 1-0
          api/rule      | {"regulations":{"edition":"2018"},"acts":[]}             | /edition            | FIDE 2018
          api/permitted | {"acts":[],"actor":"white"}                              | /schema             | 1
          """)
  void a_question_is_answered(String path, String question, String field, String value)
      throws Exception {
    Answer answer = client.post(path, question);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().at(field).asString()).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          api/explain   | {"fen":"startpos"}                            | (/move): found nothing, expected a text
          api/explain   | {"fen":"8/8","move":"e4"}                     | fen: found "8/8", expected a FEN
          api/position  | {"fen":"startpos","colour":"white"}           | (/colour)
          api/fate      | {"fen":"8/8/8/8/8/8/8/8 w - - 0 1"}           | expected a position
          api/rule      | {"acts":["e4","zwischenzug"]}                 | acts/1: found "zwischenzug", expected a legal move
          api/rule      | {"regulations":[],"acts":[]}                  | (/regulations)
          api/permitted | {"acts":[],"actor":"dog"}                     | expected one of white, black, arbiter
          """)
  void a_question_that_makes_no_sense_is_told_where(String path, String question, String said)
      throws Exception {
    Answer answer = client.post(path, question);
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.json().path("detail").asString()).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          api/laws/9.2           | FIDE 2023
          api/laws/2005/9.2      | FIDE 2005
          api/laws/E04/4.2       | E04
          api/laws/touched%20piece | FIDE 2023
          """)
  void a_provision_is_found(String path, String edition) throws Exception {
    Answer answer = client.get(path);
    assertThat(answer.json().path("edition").asString()).isEqualTo(edition);
    assertThat(answer.json().path("provisions")).isNotEmpty();
  }

  @Test
  void house_rules_are_answered_clause_by_clause() throws Exception {
    Answer answer =
        client.post(
            "api/house-rules",
            "title = Club\nedition = FIDE 2023\n[2] Be there.\ndefault-time = 5 min\n");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().at("/clauses/0/settings/0/insteadOf").asString())
        .isEqualTo("FIDE 2023, 6.7.1");
    assertThat(answer.json().at("/faults")).isEmpty();
  }

  @Test
  void faults_of_house_rules_are_answered_all_at_once() throws Exception {
    Answer answer = client.post("api/house-rules", "title = Club\n[1] W\ndraws = soon\nnonsense");
    assertThat(answer.json().at("/faults").size()).isEqualTo(3);
    assertThat(answer.json().at("/faults/1/line").asInt()).isEqualTo(3);
    assertThat(answer.json().at("/faults/1/column").asInt()).isEqualTo(9);
  }

  @Test
  void a_fault_is_told_at_the_act_that_has_it() throws Exception {
    Answer answer =
        client.post("api/rule", "{\"acts\":[\"e4\",\"black claim-draw claim=sixfold\"]}");
    assertThat(answer.json().at("/acts/1/outcome/0/sentence").asString())
        .isEqualTo("acts/1 (claim): found \"sixfold\", expected one of threefold, fifty-moves");
    assertThat(answer.json().at("/acts/1/outcome/0/document/line").asInt()).isEqualTo(2);
  }

  @Test
  void after_the_end_of_the_game_nothing_is_expected() throws Exception {
    Answer answer = client.post("api/rule", "{\"acts\":[\"black resign\",\"e4\",\"e5\"]}");
    assertThat(answer.json().path("detail").asString()).contains("nothing more: the game is over");
  }

  @Test
  void nothing_found_says_what_could_be() throws Exception {
    Answer answer = client.get("api/laws/2023/99.9");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("expected").asString()).contains("9.2");
  }

  @Test
  void a_few_games_are_audited_and_a_wrong_edition_is_named() throws Exception {
    String pgn = "[Result \"*\"]\n\n1. e4 e5 2. Kd3 *\n";
    assertThat(client.post("api/audit", pgn).text()).contains("\"kind\":\"illegal-move\"");
    assertThat(client.post("api/audit?edition=2018", pgn).json().path("edition").asString())
        .isEqualTo("FIDE 2018");
    assertThat(client.post("api/audit?edition=1850", pgn).status()).isEqualTo(422);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\n"})
  void a_file_without_a_game_is_no_archive(String nothing) throws Exception {
    Answer answer = client.post("api/audit", nothing);
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().path("detail").asString()).contains("found no game");
  }

  @Test
  void a_file_gets_standings_or_the_reason_why_not() throws Exception {
    String trf =
        """
        012 Club
        XXR 1
        001    1      Ana                                                    1.0    1     2 w 1
        001    2      Boris                                                  0.0    2     1 b 0
        """;
    Answer answer = client.post("api/standings?tieBreaks=DE", trf);
    assertThat(answer.status()).as(answer.text()).isIn(200, 422);
    Answer unknown = client.post("api/standings?tieBreaks=DE,LUCK", trf);
    assertThat(unknown.status()).isEqualTo(422);
    assertThat(unknown.json().path("detail").asString()).startsWith("tieBreaks: found LUCK,");
    assertThat(client.post("api/standings", "no file").json().path("detail").asString())
        .isEqualTo("trf: found no player, expected a tournament report file");
  }

  @Test
  void pages_of_other_sites_may_ask() throws Exception {
    assertThat(raw("OPTIONS /api/explain", "Access-Control-Request-Method: POST\r\n"))
        .startsWith("HTTP/1.1 204")
        .contains("Access-Control-Allow-Origin: *")
        .contains("Access-Control-Allow-Headers: Content-Type");
    assertThat(raw("GET /api/laws/9.2", "Origin: https://elsewhere.example\r\n"))
        .contains("Access-Control-Allow-Origin: *");
    assertThat(raw("OPTIONS /api/laws/9.2", "Access-Control-Request-Method: GET\r\n"))
        .contains("Access-Control-Allow-Origin: *", "Access-Control-Allow-Methods: GET");
    assertThat(raw("OPTIONS /mcp", "Access-Control-Request-Headers: mcp-protocol-version\r\n"))
        .contains("Mcp-Protocol-Version");
    assertThat(raw("OPTIONS /api/games", "Access-Control-Request-Method: POST\r\n"))
        .doesNotContain("Access-Control-Allow-Origin");
    assertThat(raw("OPTIONS /api/challenge/ai", "")).contains("Allow: POST, OPTIONS");
  }

  @Test
  void a_model_calls_a_tool_over_http() throws Exception {
    Answer answer =
        client.post(
            "mcp",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"fate\",\"arguments\":{\"fen\":\"startpos\"}}}");
    assertThat(answer.json().at("/result/content/0/text").asString()).contains("White: winnable");
    assertThat(
            client
                .post("mcp", "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")
                .status())
        .isEqualTo(202);
    assertThat(client.get("mcp").status()).isEqualTo(405);
  }

  /// Each question that it shows is answered.
  @Test
  void models_read_how_to_ask() throws Exception {
    String page = client.get("llms.txt").text();
    Matcher question = Pattern.compile("POST /(api/\\w+) (\\{.*})(?=:|$)").matcher(page);
    int asked = 0;
    while (question.find()) {
      if (!question.group(2).contains("…")) {
        assertThat(client.post(question.group(1), question.group(2)).status())
            .as(question.group())
            .isEqualTo(200);
        asked++;
      }
    }
    assertThat(asked).isEqualTo(3);
    assertThat(page).contains("/mcp");
  }

  private static String raw(String request, String headers) throws Exception {
    try (RawConnection raw = RawConnection.to(server.address().getPort())) {
      raw.send(request + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + headers + "\r\n");
      return raw.rest();
    }
  }
}
