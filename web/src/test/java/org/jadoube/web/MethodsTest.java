package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The answer to a client that uses the wrong method.
final class MethodsTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          GET    | api/games                     | POST, OPTIONS
          HEAD   | api/games                     | POST, OPTIONS
          PUT    | api/games                     | POST, OPTIONS
          DELETE | api/games/abcdefgh2345        | GET, HEAD, OPTIONS
          POST   | api/games/abcdefgh2345        | GET, HEAD, OPTIONS
          GET    | api/games/abcdefgh2345/acts   | POST, OPTIONS
          PATCH  | api/games/abcdefgh2345/seats  | POST, OPTIONS
          POST   | api/games/abcdefgh2345/stream | GET, OPTIONS
          POST   | api/time                      | GET, HEAD, OPTIONS
          POST   | ''                            | GET, HEAD, OPTIONS
          PUT    | assets/board/board.js               | GET, HEAD, OPTIONS
          BREW   | game/abcdefgh2345             | GET, HEAD, OPTIONS
          """)
  void a_method_that_an_address_does_not_take_is_answered_405(
      String method, String path, String allowed) throws Exception {
    HttpResponse<String> answer = client.ask(method, path);
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).contains(allowed);
    if (!method.equals("HEAD")) {
      assertThat(answer.body()).contains("\"code\":\"wrong-method\"");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          api/games                   | POST, OPTIONS
          api/games/abcdefgh2345/acts | POST, OPTIONS
          api/editions                | GET, HEAD, OPTIONS
          ''                          | GET, HEAD, OPTIONS
          """)
  void options_are_told_without_a_body(String path, String allowed) throws Exception {
    HttpResponse<String> answer = client.ask("OPTIONS", path);
    assertThat(answer.statusCode()).isEqualTo(204);
    assertThat(answer.headers().firstValue("Allow")).contains(allowed);
    assertThat(answer.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "OPTIONS", "DELETE"})
  void where_nothing_is_no_method_helps(String method) throws Exception {
    HttpResponse<String> answer = client.ask(method, "api/nowhere");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("\"code\":\"unknown-path\"");
  }

  @Test
  void the_server_as_a_whole_has_options_too() throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      String answer = connection.send("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n").head();
      assertThat(answer).startsWith("HTTP/1.1 204 ").contains("Allow: GET, HEAD, POST, OPTIONS");
    }
  }
}
