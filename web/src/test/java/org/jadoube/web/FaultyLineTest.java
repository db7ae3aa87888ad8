package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.jadoube.web.TcpProxy.Way;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Lines that die without a word, and messages that come twice, late or in another order.
final class FaultyLineTest {
  private static final Limits ATTENTIVE =
      Limits.USUAL
          .with(DurationLimit.PING_INTERVAL, "1s")
          .flatMap(limits -> limits.with(DurationLimit.SILENCE, "6s"))
          .orElseThrow();

  @TempDir Path data;

  private Server server;
  private TcpProxy line;
  private Client near;
  private Client far;

  @BeforeEach
  void start() throws Exception {
    server = Server.start(ServerOptions.in(data).withPort(0).with(ATTENTIVE));
    line = new TcpProxy(server.port());
    near = new Client(server.address().toString());
    far = new Client(String.format(Locale.ROOT, "http://localhost:%d/", line.port()));
  }

  @AfterEach
  void stop() throws Exception {
    line.set(Way.OPEN);
    near.close();
    far.close();
    line.close();
    server.close();
  }

  @Test
  void a_player_whose_line_is_dead_counts_as_away_and_no_clock_stops() throws Exception {
    Table table = near.table("300");
    try (Follower white = near.follow(table.id(), table.white());
        Follower black = far.follow(table.id(), table.black())) {
      black.next("game");
      near.move(table, table.white(), "e2e4");
      near.move(table, table.black(), "e7e5");
      line.set(Way.BLOCKED);
      Wait.until("Black is away", () -> !white.next("presence").path("black").booleanValue());
      Wait.until(
          "nothing is kept open for Black",
          () -> near.get("metrics").text().contains("jadoube_websockets 1.0"));
    }
    JsonNode state = near.get("api/games/" + table.id()).json().path("state");
    String events = near.get("api/games/" + table.id() + "/events").text();
    assumeThat(events).as("the machine did not stand still itself").doesNotContain("outage");
    assertThat(events).doesNotContain("clocks-paused");
    assertThat(state.path("phase").stringValue()).isEqualTo("running");
  }

  @Test
  void whoever_comes_back_gets_what_was_missed_and_nothing_twice() throws Exception {
    Table table = near.table("300");
    int seen;
    try (Follower black = far.follow(table.id(), table.black())) {
      black.next("game");
      near.move(table, table.white(), "e2e4");
      seen = black.next("change").path("sequence").intValue();
      line.set(Way.CUT);
    }
    near.move(table, table.black(), "e7e5");
    near.move(table, table.white(), "g1f3");
    line.set(Way.OPEN);
    try (Follower black = far.follow(table.id(), table.black())) {
      int now = black.next("game").path("sequence").intValue();
      JsonNode missed =
          far.get("api/games/" + table.id() + "/events?after=" + seen).json().path("events");
      assertThat(missed.size()).isEqualTo(now - seen);
      for (int i = 0; i < missed.size(); i++) {
        assertThat(missed.get(i).path("sequence").intValue()).isEqualTo(seen + i + 1);
      }
      near.move(table, table.black(), "b8c6");
      assertThat(black.next("change").at("/events/0/sequence").intValue()).isEqualTo(now + 1);
    }
  }

  @Test
  void a_message_that_comes_many_times_at_once_takes_effect_once() throws Exception {
    Table table = near.table("300");
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Answer>> answers = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        answers.add(threads.submit(() -> near.move(table, table.white(), "e2e4")));
      }
      int first = 0;
      for (Future<Answer> answer : answers) {
        assertThat(answer.get().status()).isEqualTo(200);
        first += answer.get().json().path("repeated").booleanValue() ? 0 : 1;
      }
      assertThat(first).isEqualTo(1);
    }
    assertThat(near.get("api/games/" + table.id()).json().path("moves").size()).isEqualTo(1);
  }

  @Test
  void messages_in_another_order_are_refused_and_taken_when_their_turn_has_come() throws Exception {
    Table table = near.table("300");
    assertThat(near.move(table, table.black(), "e7e5").status()).isEqualTo(409);
    assertThat(near.move(table, table.white(), "e2e4").status()).isEqualTo(200);
    assertThat(near.move(table, table.white(), "g1f3").status()).isEqualTo(409);
    assertThat(near.move(table, table.black(), "e7e5").status()).isEqualTo(200);
    assertThat(near.move(table, table.white(), "g1f3").status()).isEqualTo(200);
    assertThat(near.move(table, table.white(), "e2e4").json().path("repeated").booleanValue())
        .isTrue();
    assertThat(near.get("api/games/" + table.id()).json().path("moves").findValuesAsString("san"))
        .containsExactly("e4", "e5", "Nf3");
  }
}
