package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Whatever a request of Lichess's API cannot mean is told, with what was expected.
final class LichessParametersTest extends OneServer {
  private static String token = "";

  @BeforeAll
  static void signUp() throws Exception {
    try (Person dora = Person.signedUp(server.address().toString(), "Dora");
        Person _ = Person.signedUp(server.address().toString(), "Emil")) {
      String asked =
          "{\"name\":\"a program\",\"scopes\":[\"board:play\",\"challenge:read\","
              + "\"challenge:write\",\"challenge:bulk\"]}";
      token = dora.post("api/account/tokens", asked).json().path("token").stringValue();
    }
  }

  private static HttpResponse<String> sent(String method, String path, String body)
      throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(
          HttpRequest.newBuilder(URI.create(server.address() + path))
              .header("Authorization", "Bearer " + token)
              .header("Accept", "application/x-ndjson")
              .method(method, BodyPublishers.ofString(body))
              .build(),
          BodyHandlers.ofString());
    }
  }

  private static JsonNode json(HttpResponse<String> answer) {
    return JsonMapper.shared().readTree(answer.body());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          POST | api/challenge/Emil        | rated=perhaps                                       | rated: found "perhaps", expected true or false
          POST | api/challenge/Emil        | {"rated":"perhaps"}                                 | rated: found "perhaps", expected true or false
          POST | api/challenge/Emil        | {"rated":[true]}                                    |
          POST | api/challenge/Emil        | {"rated":{"a":1}}                                   |
          POST | api/challenge/Emil        | keepAliveStream=maybe                               | keepAliveStream: found "maybe", expected true or false
          POST | api/challenge/Emil        | {"clock":{"limit":"soon"}}                          | clock.limit: found "soon", expected a whole number from 0 to 10800
          POST | api/challenge/Emil        | clock.limit=300&clock.increment=181                 | clock.increment: found "181", expected a whole number from 0 to 180
          POST | api/challenge/Emil        | clock.limit=0&clock.increment=0                     | clock: expected a limit or an increment above zero
          POST | api/challenge/Emil        | color=white&color=black                             | color: found "white,black", expected white, black or random
          POST | api/challenge/Emil        | variant=atomic                                      | variant: found "atomic", expected standard, chess960 or fromPosition
          POST | api/challenge/Emil        | variant=chess960&fen=8/8/8/8/8/8/8/K1k5 w - - 0 1   | fen: expected a start position of Chess960, or variant=fromPosition
          POST | api/challenge/Emil        | rules=noTalk                                        | rules: found "noTalk", expected some of noAbort, noRematch, noGiveTime, noClaimWin and noEarlyDraw
          POST | api/challenge/Emil        | {"rules":["noClaimWin","noAbort"]}                  | rules: noAbort and noRematch are not kept here
          POST | api/challenge/Emil        | acceptByToken=jdb_x                                 | acceptByToken: expected a token of the player who is challenged
          POST | api/challenge/Emil        | days=0                                              | days: found "0", expected a whole number from 1 to 14
          POST | api/challenge/Emil?rated=perhaps |                                              | rated: found "perhaps", expected true or false
          POST | api/challenge/open        | users=Dora,Emil                                     | users: an open challenge is for any two
          POST | api/challenge/open        | expiresAt=4102444800000                             | expiresAt: expected a moment in the next 24 hours
          POST | api/challenge/open        | expiresAt=soon                                      | expiresAt: found "soon", expected milliseconds since 1970
          POST | api/challenge/ai          | level=9                                             | level: found "9", expected a whole number from 1 to 8
          POST | api/challenge/ai          | color=white                                         | level: found nothing, expected a whole number from 1 to 8
          POST | api/challenge/ai          | level=1&color=red                                   | color: found "red", expected white, black or random
          POST | api/challenge/abcdefgh2345/accept?color=green |                                 | color: found "green", expected white, black or random
          POST | api/challenge/abcdefgh2345/decline | reason=bored                               | reason: found "bored", expected one of generic
          POST | api/board/seek            | time=10&increment=2&rated=si                        | rated: found "si", expected true or false
          POST | api/board/seek            | time=ten                                            | time: found "ten", expected minutes
          POST | api/board/seek            | increment=5                                         | time: found nothing, expected minutes
          POST | api/bulk-pairing          | players=a:b&pairAt=noon                             | pairAt: found "noon", expected milliseconds since 1970
          POST | api/bulk-pairing          | players=a:b&startClocksAt=-5                        | startClocksAt: found "-5", expected milliseconds since 1970
          POST | api/bulk-pairing          | players=a:b&rated=perhaps                           | rated: found "perhaps"
          GET  | api/account/playing?nb=x  |                                                     | nb: found "x", expected a whole number from 1
          GET  | api/bot/online?nb=0       |                                                     | nb: found "0", expected a whole number from 1
          GET  | api/games/user/Dora?since=monday |                                              | since: found "monday", expected milliseconds since 1970
          GET  | api/games/user/Dora?sort=up |                                                   | sort: found "up", expected dateAsc or dateDesc
          GET  | api/games/user/Dora?perfType=fast |                                             | perfType: found "fast", expected some of ultraBullet
          GET  | api/games/user/Dora?color=red |                                                 | color: found "red"
          POST | api/board/game/abcdefgh2345/move/e2e4?offeringDraw=y |                          | offeringDraw: found "y", expected true or false
          POST | api/token                 | grant_type=password                                 | unsupported_grant_type
          """)
  void a_value_that_means_nothing_is_told(String method, String path, String body, String error)
      throws Exception {
    HttpResponse<String> answer = sent(method, path, body == null ? "" : body);
    if (error == null) { // an array of one is as good as the value; an object is another field
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
      return;
    }
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(json(answer).path("error").stringValue()).contains(error);
  }

  @Test
  void a_clock_in_an_object_is_a_clock() throws Exception {
    JsonNode made =
        json(sent("POST", "api/challenge/Emil", "{\"clock\":{\"limit\":300,\"increment\":3}}"));
    assertThat(made.at("/timeControl/show").stringValue()).isEqualTo("5+3");
  }

  @Test
  void without_early_draws_nobody_offers_one_before_move_30() throws Exception {
    JsonNode made = json(sent("POST", "api/challenge/ai", "level=1&color=white&rules=noEarlyDraw"));
    String game = made.path("id").stringValue();
    assertThat(sent("POST", "api/board/game/" + game + "/move/e2e4", "").statusCode())
        .isEqualTo(200);
    HttpResponse<String> offer = sent("POST", "api/board/game/" + game + "/draw/yes", "");
    assertThat(offer.statusCode()).as(offer.body()).isEqualTo(400);
    assertThat(json(offer).path("error").stringValue()).contains("9.1.1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          move/zz        | move: found "zz", expected a move such as e2e4
          move/e2e4e5    | move: found "e2e4e5"
          draw/maybe     | draw: found "maybe", expected yes or no
          takeback/maybe | takeback: found "maybe", expected yes or no
          """)
  void what_is_no_move_and_no_answer_is_named(String act, String error) throws Exception {
    JsonNode made = json(sent("POST", "api/challenge/ai", "level=1&color=white"));
    String game = made.path("id").stringValue();
    HttpResponse<String> answer = sent("POST", "api/board/game/" + game + "/" + act, "");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    assertThat(json(answer).path("error").stringValue()).startsWith(error);
  }

  @Test
  void games_are_chosen_by_colour_opponent_and_whether_they_are_over() throws Exception {
    String first =
        json(sent("POST", "api/challenge/ai", "level=1&color=black&clock.limit=60"))
            .path("id")
            .stringValue();
    sent("POST", "api/board/game/" + first + "/resign", "");
    assertThat(games("color=black&max=1")).contains(first);
    assertThat(games("color=white")).doesNotContain(first);
    assertThat(games("vs=Emil")).doesNotContain(first);
    assertThat(games("rated=true")).isBlank();
    assertThat(games("perfType=classical")).doesNotContain(first);
    assertThat(sent("GET", "api/games/user/Dora?vs=Nobody", "").statusCode()).isEqualTo(404);
  }

  private static String games(String query) throws Exception {
    HttpResponse<String> answer = sent("GET", "api/games/user/Dora?" + query, "");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }
}
