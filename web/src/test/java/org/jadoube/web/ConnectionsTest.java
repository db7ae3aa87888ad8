package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Table;
import org.jadoube.web.network.Senders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Nobody shuts others out, however they go about it.
final class ConnectionsTest {
  private static final Duration SHORT = Duration.ofMillis(400);
  private static final Duration LONG = Duration.ofMinutes(10);
  private static final Duration NO_LONGER_THAN = Duration.ofSeconds(60);
  private static final int FEW = 40;
  private static final int MANY = 300;
  private static final int MORE_THAN_THERE_MAY_BE = 10_050;
  private static final String HALF_A_HEAD = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
  private static final String HALF_A_BODY =
      "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
  private static final String WHOLE = "GET /api/time HTTP/1.1\r\nHost: x\r\n\r\n";

  /// Deadlines that no test lives to see.
  private static final Limits PATIENT =
      Limits.USUAL
          .with(DurationLimit.HEAD_DEADLINE, LONG)
          .with(DurationLimit.BODY_DEADLINE, LONG)
          .with(DurationLimit.IDLE_DEADLINE, LONG)
          .with(DurationLimit.ANSWER_DEADLINE, LONG)
          .with(DurationLimit.HELLO_DEADLINE, LONG)
          .with(DurationLimit.MESSAGE_DEADLINE, LONG)
          .with(DurationLimit.SILENCE, LONG);

  @TempDir Path data;

  private final List<RawConnection> opened = new ArrayList<>();

  @AfterEach
  void close() throws Exception {
    for (RawConnection connection : opened) {
      connection.close();
    }
  }

  private Server start(Limits limits) throws StartFailure {
    return Server.start(ServerOptions.in(data).withPort(0).with(limits));
  }

  private RawConnection open(int port, String beginning) throws Exception {
    RawConnection connection = RawConnection.to(port);
    opened.add(connection);
    return connection.send(beginning);
  }

  private void open(int port, int times, String beginning) throws Exception {
    for (int i = 0; i < times; i++) {
      open(port, beginning);
    }
  }

  /// Waits until the server has made room `times`.
  private void awaitEnds(int times) throws Exception {
    long end = System.nanoTime() + NO_LONGER_THAN.toNanos();
    int closed = 0;
    while (closed < times) {
      assertThat(System.nanoTime()).as("%s of %s closed", closed, times).isLessThan(end);
      closed = 0;
      for (RawConnection connection : opened) {
        closed += connection.isClosed() ? 1 : 0;
      }
    }
  }

  private static void assertThatPlayGoesOn(String address) throws Exception {
    try (Client client = new Client(address)) {
      Table table = client.table("300+3");
      try (Follower white = client.follow(table.id(), table.white())) {
        white.next("game");
        assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(200);
        assertThat(white.next("change").at("/moves/0/san").stringValue()).isEqualTo("e4");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", HALF_A_HEAD, HALF_A_BODY, WHOLE, WHOLE + HALF_A_HEAD})
  void who_only_waits_makes_room_for_others(String beginning) throws Exception {
    Limits few = PATIENT.with(CountLimit.CONNECTIONS, FEW).with(CountLimit.HALF_OPEN, FEW);
    try (Server server = start(few)) {
      open(server.port(), MANY, beginning);
      awaitEnds(MANY - FEW);
      assertThatPlayGoesOn(server.address().toString());
    }
  }

  @Test
  void half_heads_have_a_limit_of_their_own() throws Exception {
    try (Server server = start(PATIENT.with(CountLimit.HALF_OPEN, 4))) {
      open(server.port(), 6, HALF_A_HEAD);
      awaitEnds(2);
    }
  }

  @Test
  void a_stream_and_a_request_that_is_worked_on_are_never_sacrificed() throws Exception {
    try (Server server = start(PATIENT.with(CountLimit.CONNECTIONS, 10));
        Client client = new Client(server.address().toString())) {
      Table table = client.table("-");
      try (RawStream stream = RawStream.open(server.port(), table.id())) {
        stream.say("{\"type\":\"hello\"}");
        open(server.port(), MANY, HALF_A_HEAD);
        awaitEnds(MANY - 9);
        stream.awaitPong();
      }
    }
  }

  @Tag("long")
  @Test
  void ten_thousand_half_heads_from_this_machine_shut_nobody_out() throws Exception {
    try (ServerProcess server = ServerProcess.start(data, 0)) {
      open(server.port(), MORE_THAN_THERE_MAY_BE, HALF_A_HEAD);
      assertThatPlayGoesOn(server.address());
      awaitEnds(MORE_THAN_THERE_MAY_BE);
    }
  }

  @Test
  void an_address_has_its_share_and_no_more() throws Exception {
    ServerOptions options =
        ServerOptions.in(data)
            .withPort(0)
            .with(PATIENT.with(CountLimit.CONNECTIONS_PER_ADDRESS, 5))
            .with(new Senders(false, Set.of()));
    try (Server server = Server.start(options);
        RawConnection other = RawConnection.from("127.0.0.2", server.port())) {
      other.send(HALF_A_HEAD);
      for (int i = 0; i < 6; i++) {
        assertThat(open(server.port(), WHOLE).answer()).startsWith("HTTP/1.1 200 ");
      }
      // The server notes that a connection rests a moment after its client has the answer, so any
      // of the earlier ones may be the one that has rested longest.
      awaitEnds(1);
      assertThat(opened.getLast().send(WHOLE).answer()).startsWith("HTTP/1.1 200 ");
      assertThat(other.send("\r\n\r\n").answer()).startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void streams_of_an_address_have_a_limit() throws Exception {
    ServerOptions options =
        ServerOptions.in(data)
            .withPort(0)
            .with(PATIENT.with(CountLimit.STREAMS_PER_ADDRESS, 2))
            .with(new Senders(false, Set.of()));
    try (Server server = Server.start(options);
        RawStream one = RawStream.open(server.port(), "abcdefgh2345").awaitPong();
        RawStream two = RawStream.open(server.port(), "abcdefgh2345").awaitPong();
        RawStream three = RawStream.open(server.port(), "abcdefgh2345");
        RawStream other =
            RawStream.over(RawConnection.from("127.0.0.2", server.port()), "abcdefgh2345")) {
      assertThat(three.closing()).isEqualTo(1013);
      for (RawStream stream : List.of(one, two, other)) {
        stream.awaitPong();
      }
    }
  }

  @Test
  void streams_without_a_reader_make_room_for_others() throws Exception {
    try (Server server = start(PATIENT.with(CountLimit.STREAMS, 2))) {
      List<RawStream> mute = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        mute.add(RawStream.open(server.port(), "abcdefgh2345").awaitPong());
      }
      assertThat(mute.getFirst().closing()).isEqualTo(1013);
      assertThatPlayGoesOn(server.address().toString());
      for (RawStream stream : mute) {
        stream.close();
      }
    }
  }

  @Test
  void a_head_that_trickles_is_cut_off() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.HEAD_DEADLINE, SHORT))) {
      open(server.port(), "").awaitEnd();
      assertThatTrickleEnds(open(server.port(), HALF_A_HEAD));
    }
  }

  @Test
  void a_later_head_that_trickles_is_cut_off() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.HEAD_DEADLINE, SHORT))) {
      RawConnection connection = open(server.port(), WHOLE);
      connection.answer();
      assertThatTrickleEnds(connection.send(HALF_A_HEAD));
    }
  }

  @Test
  void a_body_that_trickles_is_cut_off() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.BODY_DEADLINE, SHORT))) {
      assertThatTrickleEnds(open(server.port(), HALF_A_BODY.replace("9", "9999")));
      assertThatTrickleEnds(
          open(
              server.port(),
              "POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;"));
    }
  }

  private static void assertThatTrickleEnds(RawConnection connection) throws Exception {
    Thread trickle =
        Thread.ofVirtual()
            .start(() -> {
              try {
                while (true) {
                  connection.send("a");
                  Thread.sleep(SHORT.toMillis() / 5);
                }
              } catch (Exception cut) {
                // as it should be
              }
            });
    connection.awaitEnd();
    trickle.interrupt();
  }

  @Test
  void a_connection_that_is_not_used_again_is_closed() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.IDLE_DEADLINE, SHORT))) {
      RawConnection connection = open(server.port(), WHOLE);
      assertThat(connection.answer()).startsWith("HTTP/1.1 200 ");
      connection.awaitEnd();
    }
  }

  @Test
  void who_asks_and_does_not_read_is_cut_off() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.ANSWER_DEADLINE, SHORT))) {
      String page = "GET /assets/board/pieces.svg HTTP/1.1\r\nHost: x\r\n\r\n";
      RawConnection connection = open(server.port(), page);
      Thread asking = Thread.ofVirtual().start(() -> connection.sendUntilCut(page.repeat(100)));
      assertThat(asking.join(NO_LONGER_THAN)).isTrue();
    }
  }

  @Test
  void the_server_asks_who_is_quiet_and_lets_go_of_who_is_silent() throws Exception {
    Limits quick =
        PATIENT
            .with(DurationLimit.PING_INTERVAL, Duration.ofMillis(200))
            .with(DurationLimit.SILENCE, Duration.ofSeconds(6));
    try (Server server = start(quick);
        Client client = new Client(server.address().toString())) {
      Table table = client.table("-");
      try (Follower watching = client.follow(table.id(), table.black());
          RawStream silent = RawStream.open(server.port(), table.id())) {
        watching.next("game"); // who comes later is announced, not shown in it
        silent.say("{\"type\":\"hello\",\"token\":\"" + table.white() + "\"}");
        awaitPresence(watching, true);
        silent.next(RawStream.PING);
        awaitPresence(watching, false);
        silent.closing();
        Wait.until("he moves", () -> client.move(table, table.white(), "e2e4").status() == 200);
        watching.next("change");
      }
    }
  }

  private static void awaitPresence(Follower follower, boolean present) throws Exception {
    JsonNode presence = follower.next("presence");
    while (presence.path("white").booleanValue() != present) {
      presence = follower.next("presence");
    }
  }

  @Test
  void half_a_frame_and_then_nothing_is_silence() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.SILENCE, SHORT));
        RawStream stream = RawStream.open(server.port(), "abcdefgh2345")) {
      stream.raw((byte) 0x81);
      assertThat(stream.closing()).isEqualTo(1006);
    }
  }

  @Test
  void a_stream_that_says_no_hello_is_closed() throws Exception {
    try (Server server = start(PATIENT.with(DurationLimit.HELLO_DEADLINE, SHORT));
        RawStream stream = RawStream.open(server.port(), "abcdefgh2345")) {
      assertThat(stream.closing()).isEqualTo(1008);
    }
  }

  @Test
  void who_does_not_answer_a_close_is_cut() throws Exception {
    Limits quick =
        PATIENT.with(DurationLimit.HELLO_DEADLINE, SHORT).with(DurationLimit.CLOSE_DEADLINE, SHORT);
    try (Server server = start(quick);
        RawStream stream = RawStream.open(server.port(), "abcdefgh2345")) {
      assertThat(stream.next(RawStream.CLOSE).code()).isEqualTo(1008);
      assertThat(stream.closing()).isEqualTo(1006);
    }
  }

  @Test
  void a_server_with_many_connections_stops_at_once() throws Exception {
    Server server = start(PATIENT);
    open(server.port(), MANY, HALF_A_HEAD);
    open(server.port(), MANY, HALF_A_BODY);
    open(server.port(), MANY, WHOLE);
    for (int i = 0; i < MANY; i++) {
      RawStream.over(open(server.port(), ""), "abcdefgh2345");
    }
    Thread stopping = Thread.ofPlatform().start(server::close);
    assertThat(stopping.join(NO_LONGER_THAN)).isTrue();
    assertThatNoException().isThrownBy(() -> opened.getFirst().awaitEnd());
  }
}
