package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where a request ends is never a matter of opinion: what two programs could read in two ways is
/// refused, and nothing behind it is carried out.
final class FramingTest extends OneServer {
  private static final String POST = "POST /api/games HTTP/1.1\r\nHost: x\r\n";
  private static final String GET = "GET /api/time HTTP/1.1\r\nHost: x\r\n";
  private static final String LAST = "Connection: close\r\n\r\n";
  private static final String SMUGGLED = POST + "Content-Length: 2\r\n\r\n{}";

  private static Person organiser;

  @BeforeAll
  static void start() throws Exception {
    organiser = Person.signedUp(server.address().toString(), "Olga");
  }

  @AfterAll
  static void stop() {
    organiser.close();
  }

  private static String ask(String request) throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      return connection.send(request).rest();
    }
  }

  private static void assertRefused(String answer, String statuses) {
    assertThat(answer).matches("(?s)HTTP/1.1 (" + statuses + ") .*");
    assertThat(answer)
        .containsOnlyOnce("HTTP/1.1")
        .contains("\"code\":\"", "Content-Security-Policy: ", "Cache-Control: no-store")
        .doesNotContain("Exception", "\tat ", "etty", "\"token\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 2|Content-Length: 40",
        "Content-Length: 2|Content-Length: 2",
        "Content-Length: 2, 2",
        "Content-Length: +2",
        "Content-Length: -2",
        "Content-Length: 0x2",
        "Content-Length: 99999999999999999999",
        "Content-Length: 2|Transfer-Encoding: chunked",
        "Transfer-Encoding: chunked|Content-Length: 2",
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: identity",
        "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked, chunked",
        "Transfer-Encoding: chunked|Transfer-Encoding: chunked",
        "Transfer-Encoding: \"chunked\"",
        "Transfer-Encoding: chunked;q=1",
        "Transfer-Encoding : chunked",
        "Content-Length : 2",
        "Content-Length: 2|Host: y"
      })
  void a_body_of_doubtful_length_is_refused(String headers) throws Exception {
    String request = POST + headers.replace("|", "\r\n") + "\r\n\r\n{}" + SMUGGLED;
    assertRefused(ask(request), "400");
  }

  @Test
  void chunks_before_their_time_are_refused() throws Exception {
    assertRefused(
        ask(
            "POST /api/games HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
                + SMUGGLED),
        "400");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zz|{}|0||",
        "-1|{}|0||",
        "+2|{}|0||",
        "0x2|{}|0||",
        "2 |{}|0||",
        "|{}|0||",
        "2|{}xx0||",
        "2|{}|0;\0||",
        "ffffffffffffffff|{}|0||",
        "7fffffffffffffff1|{}|0||"
      })
  void a_bad_chunk_is_refused(String chunks) throws Exception {
    String request =
        POST + "Transfer-Encoding: chunked\r\n\r\n" + chunks.replace("|", "\r\n") + SMUGGLED;
    assertRefused(ask(request), "400");
  }

  @Test
  void chunks_that_end_with_a_line_feed_alone_are_refused() throws Exception {
    assertRefused(ask(POST + "Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n" + SMUGGLED), "400");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2;", "2\r\n{}\r\n0\r\nX: "})
  void a_flood_around_chunks_is_cut_off(String beginning) throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      connection.send(POST + "Transfer-Encoding: chunked\r\n\r\n" + beginning);
      connection.sendUntilCut("a".repeat(100_000));
      assertThat(connection.rest()).doesNotContain("201 ", "Exception");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          X: a\\r\\n b\\r\\n         ~ 400
          X\\r\\n                    ~ 400
          X : a\\r\\n                ~ 400
          X: a\\0b\\r\\n             ~ 400
          X: a\\rb\\r\\n             ~ 400
          X: a\\n                    ~ 400
          : a\\r\\n                  ~ 400
          X(y): a\\r\\n              ~ 400
          \\tX: a\\r\\n              ~ 400
          Host: y\\r\\n              ~ 400
          Host: x\\r\\n              ~ 400
          Expect: banana\\r\\n       ~ 417
          """)
  void a_bad_header_is_refused(String header, String status) throws Exception {
    assertRefused(ask(GET + header.translateEscapes() + "\r\n" + SMUGGLED), status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          GET /api/time HTTP/1.1\\r\\n\\r\\n                       ~ 400
          GET /api/time HTTP/1.1\\r\\nHost: a b\\r\\n\\r\\n        ~ 400
          GET /api/time HTTP/1.1\\r\\nHost: x:y\\r\\n\\r\\n        ~ 400
          GET /api/time HTTP/1.1\\r\\nHost: x\\nA: b\\r\\n\\r\\n   ~ 400
          GET http://y/api/time HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n  ~ 400
          GET * HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n                  ~ 400
          GET api/time HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n           ~ 400
          GET\\t/api/time\\tHTTP/1.1\\r\\nHost: x\\r\\n\\r\\n      ~ 400
          GET /api/time#a HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n        ~ 400
          GET /api/%zz HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n           ~ 400
          GET /api/%00 HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n           ~ 400
          GET /%2e%2e/%2e%2e/etc HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n ~ 400
          GET /api/%c0%ae HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n        ~ 400
          CONNECT x:80 HTTP/1.1\\r\\nHost: x:80\\r\\n\\r\\n        ~ 400
          GET /api/time\\r\\n\\r\\n                                ~ 400|505
          GET /api/time HTTP/1.2\\r\\nHost: x\\r\\n\\r\\n          ~ 505
          GET /api/time HTTP/9\\r\\nHost: x\\r\\n\\r\\n            ~ 400|505
          PRI * HTTP/2.0\\r\\n\\r\\nSM\\r\\n\\r\\n                 ~ 426
          """)
  void a_bad_head_is_refused(String head, String statuses) throws Exception {
    assertRefused(ask(head.replaceAll(" +$", "").translateEscapes() + SMUGGLED), statuses);
  }

  @ParameterizedTest
  @ValueSource(strings = {"X", "X: ", "X: y\r\n"})
  void a_head_that_is_too_long_is_refused(String part) throws Exception {
    assertRefused(ask(GET + part + "a".repeat(20_000) + "\r\n\r\n"), "431");
    assertRefused(ask(GET + part.repeat(20_000) + "\r\n\r\n"), "431");
  }

  @Test
  void an_address_that_is_too_long_is_refused() throws Exception {
    assertRefused(ask("GET /" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\n\r\n"), "414");
  }

  @Test
  void what_is_not_http_is_refused() throws Exception {
    byte[] greeting = HexFormat.of().parseHex("16030100f8010000f40303" + "55".repeat(200));
    try (RawConnection connection = RawConnection.to(server.port())) {
      assertRefused(connection.send(greeting).rest(), "400");
    }
    assertRefused(ask("\1\2\3\4".repeat(100)), "400");
  }

  @Test
  void a_body_that_breaks_off_is_no_document() throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      connection.send(POST + "Content-Length: 20\r\n\r\n{}").finish();
      assertRefused(connection.rest(), "400");
    }
  }

  @Test
  void who_sends_far_too_much_still_reads_why_not() throws Exception {
    String body = "a".repeat(3_000_000);
    assertRefused(ask(POST + "Content-Length: " + body.length() + "\r\n\r\n" + body), "413");
    assertRefused(
        ask(
            POST.replace("/api/games", "/api/explain")
                + "Transfer-Encoding: chunked\r\n\r\n"
                + "1\r\n \r\n".repeat(20_000)),
        "413");
  }

  /// A file within the limit is read, and has no players.
  @ParameterizedTest
  @CsvSource({"524288, 422", "524289, 413", "1000000, 413"})
  void a_tournament_file_may_have_as_many_bytes_as_the_settings_say(int bytes, int status)
      throws Exception {
    String file = "#".repeat(bytes);
    String chunk = Integer.toHexString(bytes) + "\r\n" + file + "\r\n0\r\n\r\n";
    String head =
        "POST /api/tournaments/trf HTTP/1.1\r\nHost: x\r\nConnection: close\r\nJadoube-Client: test\r\n"
            + "Cookie: "
            + organiser.cookie().orElseThrow()
            + "\r\n";
    assertThat(ask(head + "Content-Length: " + bytes + "\r\n\r\n" + file))
        .startsWith("HTTP/1.1 " + status + " ");
    assertThat(ask(head + "Transfer-Encoding: chunked\r\n\r\n" + chunk))
        .startsWith("HTTP/1.1 " + status + " ");
  }

  @ParameterizedTest
  @CsvSource({"/api/games, 413", "/api/nothing, 404"})
  void who_sends_far_too_much_slowly_still_reads_why_not(String path, String statuses)
      throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      connection.send("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n");
      for (int sent = 0; sent < 3_000_000; sent += 100_000) {
        Thread.sleep(20);
        connection.send("a".repeat(100_000));
      }
      assertRefused(connection.rest(), statuses);
    }
  }

  @Test
  void a_short_body_that_nobody_read_leaves_the_connection_open() throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      connection.send("POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n");
      assertThat(connection.answer()).startsWith("HTTP/1.1 404 ");
      assertThat(connection.send("late" + GET + "\r\n").answer()).startsWith("HTTP/1.1 200 ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"%zz", "%ff", "%", "%c3%28"})
  void nonsense_in_a_query_is_the_clients_fault(String value) throws Exception {
    try (Client client = new Client(server.address().toString())) {
      String path = "/api/games/" + client.table("-").id() + "/events?after=" + value;
      assertRefused(ask("GET " + path + " HTTP/1.1\r\nHost: x\r\n" + LAST), "4..");
    }
  }

  @Test
  void requests_may_come_one_behind_the_other() throws Exception {
    String answers = ask(GET + "Content-Length: 5\r\n\r\nhello" + GET + "\r\n" + GET + LAST);
    assertThat(answers.split("HTTP/1.1 200 OK", -1)).hasSize(4);
  }

  @Test
  void old_clients_are_answered() throws Exception {
    assertThat(ask("GET /api/time HTTP/1.0\r\n\r\n")).contains(" 200 OK", "{\"now\":");
    assertThat(ask("GET http://x/api/time HTTP/1.1\r\nHost: x\r\n" + LAST)).contains(" 200 OK");
  }

  @Test
  void who_asks_before_sending_is_told_to_go_on() throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      connection.send(POST + "Expect: 100-continue\r\nContent-Length: 2\r\n" + LAST);
      assertThat(connection.head()).startsWith("HTTP/1.1 100 ");
      assertThat(connection.send("{}").rest()).startsWith("HTTP/1.1 201 ");
    }
  }

  @Test
  void chunks_are_read() throws Exception {
    assertThat(
            ask(
                POST
                    + "Transfer-Encoding: chunked\r\n"
                    + LAST
                    + "1\r\n{\r\n1;a=b\r\n}\r\n0\r\nX: y\r\n\r\n"))
        .startsWith("HTTP/1.1 201 ");
  }
}
