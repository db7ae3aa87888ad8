package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Problem details name what was wrong, so that whoever reads one can mend the request.
final class ProblemsTest extends OneServer {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          api/games    | {"timeControl":"300","timeControl":"3"} | found the field "timeControl" twice, expected each field once
          api/games    | {"chess960":960}           | (/chess960): found 960, expected a whole number from 0 to 959
          api/accounts | {"name":"Ana"}             | (/password): found nothing, expected a text
          api/accounts | {"name":"Ana","password":7} | (/password): found something else, expected a text
          api/account/reset | {"key":"k"}           | (/next): found nothing, expected a text
          """)
  void a_document_is_told_where_it_is_wrong(String path, String body, String said)
      throws Exception {
    assertThat(detail(client.post(path, body))).endsWith(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          api/openid         | This server has no provider of OpenID Connect to sign in at.
          api/cases/1850     | There is no such edition, or no such case in it.
          api/cases/E04/none | There is no such edition, or no such case in it.
          """)
  void an_address_where_nothing_is_says_what_is_missing(String path, String said) throws Exception {
    assertThat(detail(client.get(path))).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({"/%zz", "/a%00b"})
  void an_address_that_cannot_be_read_is_told_from_other_faults(String path) throws Exception {
    try (RawConnection raw = RawConnection.to(server.address().getPort())) {
      raw.send("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(raw.rest()).startsWith("HTTP/1.1 400").contains("The request could not be read: ");
    }
  }

  private static String detail(Answer answer) {
    assertThat(answer.contentType()).startsWith("application/problem+json");
    return answer.json().path("detail").stringValue();
  }
}
