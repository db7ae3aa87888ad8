package org.jadoube.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HexFormat;
import org.jadoube.web.Client.Table;
import org.jadoube.web.RawStream.Frame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// WebSockets frame by frame (RFC 6455).
final class WebSocketTest {
  private static final String VERSION = "Sec-WebSocket-Version: 13";
  private static final String KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
  private static final byte[] NOTHING = {};
  private static final int FLOOD = 60;

  @TempDir Path data;

  private Server server;
  private Table table;

  @BeforeEach
  void start() throws Exception {
    server = Server.start(ServerOptions.in(data).withPort(0));
    try (Client client = new Client(server.address().toString())) {
      table = client.table("-");
    }
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private RawStream stream() throws Exception {
    return RawStream.open(server.port(), table.id());
  }

  @Test
  void a_ping_is_answered_with_what_it_brought() throws Exception {
    try (RawStream stream = stream()) {
      stream.send(RawStream.FINAL | RawStream.PING, "abc".getBytes(UTF_8));
      assertThat(stream.next(RawStream.PONG).text()).isEqualTo("abc");
      stream.send(RawStream.FINAL | RawStream.PING, new byte[125]);
      assertThat(stream.next(RawStream.PONG).payload()).hasSize(125);
    }
  }

  @Test
  void a_message_may_come_in_parts_with_a_ping_between_them() throws Exception {
    try (RawStream stream = stream()) {
      stream.send(RawStream.TEXT, "{\"type\":\"ping\"".getBytes(UTF_8));
      stream.send(RawStream.FINAL | RawStream.PING, NOTHING);
      stream.send(RawStream.CONTINUATION, NOTHING);
      stream.send(RawStream.FINAL | RawStream.CONTINUATION, ",\"sent\":\"7\"}".getBytes(UTF_8));
      assertThat(stream.next().operation()).isEqualTo(RawStream.PONG);
      assertThat(stream.next().text()).contains("\"pong\"", "\"7\"");
    }
  }

  @Test
  void what_is_no_document_is_told_and_the_stream_goes_on() throws Exception {
    try (RawStream stream = stream()) {
      stream.say("nonsense").say("{\"type\":\"hello\"}");
      assertThat(stream.next().text()).contains("malformed-json");
      assertThat(stream.next().text()).contains("welcome");
      assertThat(stream.next().text()).contains("\"type\":\"game\"");
    }
  }

  /// The frame in hexadecimal; its mask, where it has one, is zero.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          unmasked                        | 81027b7d                       | 1002
          a reserved bit                  | c182000000007b7d               | 1002
          an unknown operation            | 838000000000                   | 1002
          a ping in parts                 | 098000000000                   | 1002
          a long ping                     | 89fe007e0000000061             | 1002
          a part of nothing               | 808000000000                   | 1002
          a message in a message          | 01810000000078818100000000 79  | 1002
          binary                          | 828100000000aa                 | 1003
          no UTF-8                        | 818200000000fffe               | 1007
          no UTF-8 across parts           | 018100000000c380810000000028   | 1007
          longer than there are numbers   | 81ffffffffffffffffff00000000   | 1009
          a close with a bad code         | 88820000000003e7               | 1002
          a close with a code for nobody  | 88820000000003ed               | 1002
          a close with half a code        | 88810000000003                 | 1002
          a close                         | 88820000000003e8               | 1000
          a close without a code          | 888000000000                   | 0
          """)
  void a_bad_frame_closes_with_its_code(String what, String frame, int code) throws Exception {
    try (RawStream stream = stream()) {
      stream.raw(HexFormat.of().parseHex(frame.replace(" ", "")));
      assertThat(stream.closing()).as(what).isEqualTo(code);
    }
  }

  /// More than may come at once.
  @ParameterizedTest
  @ValueSource(ints = {RawStream.PING, RawStream.PONG, RawStream.TEXT, RawStream.CONTINUATION})
  void a_flood_of_frames_is_slowed_down_and_answered(int operation) throws Exception {
    try (RawStream stream = stream()) {
      if (operation == RawStream.CONTINUATION) {
        stream.send(RawStream.TEXT, "{\"type\":\"ping\",\"sent\":\"0\"".getBytes(UTF_8));
      }
      for (int i = 0; i < FLOOD; i++) {
        stream.send(
            operation == RawStream.CONTINUATION ? operation : RawStream.FINAL | operation, NOTHING);
      }
      if (operation == RawStream.CONTINUATION) {
        stream.send(RawStream.FINAL | operation, "}".getBytes(UTF_8));
      }
      stream.say("{\"type\":\"ping\",\"sent\":\"last\"}");
      Frame frame = stream.next();
      while (!frame.text().contains("last")) {
        assertThat(frame.operation()).isNotEqualTo(RawStream.CLOSE);
        frame = stream.next();
      }
    }
  }

  @Test
  void a_message_that_is_too_long_is_closed_before_its_end() throws Exception {
    try (RawStream stream = stream()) {
      stream.send(RawStream.TEXT, new byte[1025]);
      assertThat(stream.closing()).isEqualTo(1008);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-WebSocket-Version: 12, " + KEY + ", 426",
    "X: y, " + KEY + ", 426",
    VERSION + ", X: y, 400",
    VERSION + ", Sec-WebSocket-Key: abc, 400",
    VERSION + ", Sec-WebSocket-Key: !!!!!!!!!!!!!!!!!!!!!!==, 400",
    VERSION + ", Sec-WebSocket-Key:, 400"
  })
  void a_bad_handshake_is_told(String one, String other, int status) throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      String answer = connection.send(RawStream.handshake(table.id(), one, other)).answer();
      assertThat(answer)
          .startsWith("HTTP/1.1 " + status + " ")
          .contains("Content-Security-Policy: ", "\"code\":\"bad-request\"");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {";;;,\"", "a; b=\"", "permessage-deflate;;="})
  void nonsense_about_extensions_is_no_fault_of_the_server(String extensions) throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      String header = "Sec-WebSocket-Extensions: " + extensions;
      connection.send(RawStream.handshake(table.id(), VERSION, KEY, header));
      assertThat(connection.head()).matches("(?s)HTTP/1.1 (101|400) .*");
    }
  }

  @Test
  void a_page_of_another_site_may_listen_for_the_token_is_no_cookie() throws Exception {
    try (RawConnection connection = RawConnection.to(server.port())) {
      String origin = "Origin: https://example.org";
      connection.send(RawStream.handshake(table.id(), VERSION, KEY, origin));
      assertThat(connection.head()).startsWith("HTTP/1.1 101 ");
    }
  }

  @Test
  void followers_hear_that_the_server_stops() throws Exception {
    try (RawStream stream = stream()) {
      stream.say("{\"type\":\"hello\"}");
      stream.next();
      server.close();
      assertThat(stream.next(RawStream.CLOSE)).extracting(Frame::code).isEqualTo(1012);
    }
  }
}
