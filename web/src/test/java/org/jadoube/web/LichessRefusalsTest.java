package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Requests that Lichess's API refuses, and how a program gets its token.
final class LichessRefusalsTest extends OneLichess {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          POST   | api/challenge/NAME                  | variant=atomic                   | 400
          POST   | api/challenge/NAME                  | days=3                           | 400
          POST   | api/challenge/NAME                  | clock.limit=99999                | 400
          POST   | api/challenge/NAME                  | clock.limit=60&fen=8/8/8/8/8/8/8/8+w+-+-+0+1 | 400
          POST   | api/challenge/NAME                  | clock.limit=1e9&clock.increment=1 | 400
          POST   | api/challenge/NAME                  | clock.limit=300&clock.increment=NaN | 400
          POST   | api/challenge/NAME                  | {"clock.limit":300               | 400
          POST   | api/challenge/NAME                  | clock.limit=%zz                  | 400
          POST   | api/challenge/NAME                  | []                               | 400
          POST   | api/challenge/open                  | clock.limit=abc                  | 400
          POST   | api/challenge/ai                    | level=3&clock.limit=x            | 400
          POST   | api/challenge/NAME                  | color=red                        | 400
          POST   | api/challenge/Nobody-here           | clock.limit=60                   | 404
          POST   | api/challenge/ai                    | level=9                          | 400
          POST   | api/challenge/ai                    | level=3&clock.limit=99999        | 400
          POST   | api/challenge/abcdefgh2345/accept   | ''                               | 404
          POST   | api/challenge/abcdefgh2345/cancel   | ''                               | 404
          GET    | api/board/game/stream/abcdefgh2345  | ''                               | 404
          POST   | api/board/game/abcdefgh2345/move/e2e4 | ''                             | 404
          POST   | api/bot/game/abcdefgh2345/resign    | ''                               | 403
          POST   | api/board/seek                      | time=x                           | 400
          GET    | api/user/Nobody-here                | ''                               | 404
          GET    | game/export/abcdefgh2345            | ''                               | 404
          GET    | api/account/email                   | ''                               | 403
          """)
  void whatever_cannot_be_is_answered_with_an_error(
      String method, String path, String body, int status) throws Exception {
    HttpResponse<String> answer = sent(ana, method, path.replace("NAME", boris.name()), body, FORM);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(json(answer.body()).path("error").isString()).isTrue();
  }

  @Test
  void a_token_that_is_not_valid_opens_nothing() throws Exception {
    User nobody = new User("Nobody", "jdb_" + "x".repeat(32));
    assertThat(post(nobody, "api/token/test", nobody.token()).path(nobody.token()).isNull())
        .isTrue();
    for (String path : List.of("api/account", "api/stream/event", "api/challenge")) {
      assertThat(sent(nobody, "GET", path, "").statusCode()).as(path).isEqualTo(401);
    }
    assertThat(sent(ana, "DELETE", "api/token", "").statusCode()).isEqualTo(204);
    assertThat(sent(ana, "GET", "api/account", "").statusCode()).isEqualTo(401);
  }

  @Test
  void a_program_gets_a_token_by_a_code_once() throws Exception {
    String verifier = "v".repeat(64);
    String challenge =
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(
                MessageDigest.getInstance("SHA-256")
                    .digest(verifier.getBytes(StandardCharsets.UTF_8)));
    String asked =
        form(
            "response_type",
            "code",
            "client_id",
            "my.app",
            "redirect_uri",
            "http://localhost:9/back",
            "code_challenge_method",
            "S256",
            "code_challenge",
            challenge,
            "scope",
            "board:play email:read",
            "state",
            "s");
    String code;
    try (Person carla = Person.signedUp(server.address().toString(), "Carla" + ++accounts)) {
      assertThat(carla.send("POST", "oauth", asked, "Origin", "http://other.example").status())
          .isEqualTo(401);
      assertThat(carla.post("oauth", asked.replace("http%3A", "javascript%3A")).status())
          .isEqualTo(400);
      String redirect = carla.post("oauth", asked).json().path("redirect").stringValue();
      assertThat(redirect).startsWith("http://localhost:9/back?code=").endsWith("&state=s");
      code = redirect.replaceAll(".*code=|&state.*", "");
    }
    String exchange =
        form(
            "grant_type",
            "authorization_code",
            "code",
            code,
            "redirect_uri",
            "http://localhost:9/back",
            "client_id",
            "my.app",
            "code_verifier",
            verifier);
    JsonNode token = post(ana, "api/token", exchange, FORM);
    User program = new User("", token.path("access_token").stringValue());
    assertThat(get(program, "api/account").path("username").stringValue()).startsWith("Carla");
    assertThat(get(program, "api/account/email").has("email")).isTrue();
    assertThat(sent(program, "POST", "api/bulk-pairing", "players=a:b", FORM).statusCode())
        .isEqualTo(403);
    assertThat(sent(ana, "POST", "api/token", exchange, FORM).statusCode()).isEqualTo(400);
  }

  @Test
  void an_account_has_only_so_many_streams() throws Exception {
    for (int i = 0; i < 100; i++) {
      var _ = stream(ana, "GET", "api/stream/event", "");
    }
    HttpResponse<String> answer = sent(ana, "GET", "api/stream/event", "");
    assertThat(answer.statusCode()).isEqualTo(429);
    assertThat(json(answer.body()).path("error").isString()).isTrue();
  }
}
