package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.jadoube.play.game.Patience;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Following a game.
final class StreamTest {
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(300), Duration.ofMinutes(5), Duration.ZERO);

  @TempDir Path data;

  private Server server;
  private Client client;

  @BeforeEach
  void start() throws StartFailure {
    server = Server.start(ServerOptions.in(data).withPort(0).with(SHORT));
    client = new Client(server.address().toString());
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private void restart() throws StartFailure {
    stop();
    start();
  }

  @Test
  void the_game_begins_when_both_players_follow_it() throws Exception {
    Table table = client.table("300+3");
    try (Follower white = client.follow(table.id(), table.white())) {
      assertThat(white.next("welcome").path("you").stringValue()).isEqualTo("white");
      assertThat(phase(white.next("game"))).isEqualTo("not-begun");
      try (Follower black = client.follow(table.id(), table.black())) {
        assertThat(phase(white.next("change"))).isEqualTo("running");
        assertThat(black.next("presence").path("black").booleanValue()).isTrue();
      }
    }
  }

  @Test
  void spectators_hear_every_move_and_are_counted() throws Exception {
    Table table = client.table("-");
    try (Follower one = client.follow(table.id(), "");
        Follower two = client.follow(table.id(), "")) {
      one.next("game");
      two.next("game");
      client.move(table, table.white(), "e2e4");
      client.move(table, table.black(), "c7c5");
      for (Follower follower : new Follower[] {one, two}) {
        assertThat(follower.next("change").at("/moves/0/san").stringValue()).isEqualTo("e4");
        assertThat(follower.next("change").at("/moves/0/san").stringValue()).isEqualTo("c5");
      }
      assertThat(client.get("api/games/" + table.id()).json().at("/presence/spectators").intValue())
          .isEqualTo(2);
    }
  }

  @Test
  void who_comes_back_sees_the_game_as_it_stands() throws Exception {
    Table table = client.table("-");
    try (Follower first = client.follow(table.id(), table.black())) {
      first.next("game");
    }
    client.move(table, table.white(), "e2e4");
    try (Follower again = client.follow(table.id(), table.black())) {
      JsonNode game = again.next("game");
      assertThat(game.at("/moves/0/san").stringValue()).isEqualTo("e4");
      assertThat(game.path("sequence").intValue()).isEqualTo(2);
    }
  }

  @Test
  void a_player_who_goes_is_seen_to_go() throws Exception {
    Table table = client.table("-");
    try (Follower white = client.follow(table.id(), table.white())) {
      white.next("presence");
      Follower black = client.follow(table.id(), table.black());
      assertThat(white.next("presence").path("black").booleanValue()).isTrue();
      black.close();
      assertThat(white.next("presence").path("black").booleanValue()).isFalse();
    }
  }

  @Test
  void after_a_restart_the_clocks_stand_until_both_are_back() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    restart();
    JsonNode paused = client.get("api/games/" + table.id()).json().path("state");
    assertThat(paused.path("phase").stringValue()).isEqualTo("paused");
    assertThat(paused.at("/pause/reason").stringValue()).isEqualTo("outage");
    try (Follower white = client.follow(table.id(), table.white())) {
      white.next("game");
      try (Follower black = client.follow(table.id(), table.black())) {
        JsonNode resumed = black.next("game").path("state");
        assertThat(resumed.path("phase").stringValue()).isEqualTo("running");
        assertThat(resumed.at("/clock/running").stringValue()).isEqualTo("black");
      }
    }
  }

  @Test
  void after_a_restart_one_player_need_not_wait_for_ever() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    restart();
    try (Follower black = client.follow(table.id(), table.black())) {
      assertThat(phase(black.next("game"))).isEqualTo("paused");
      assertThat(black.next("outage").path("unchargedMillis").longValue()).isPositive();
      assertThat(phase(black.next("change"))).isEqualTo("running");
    }
  }

  @Test
  void after_a_restart_a_move_shows_that_its_player_is_back() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    restart();
    JsonNode moved = client.move(table, table.black(), "e7e5").json();
    assertThat(moved.at("/events/0/event/type").stringValue()).isEqualTo("clocks-resumed");
    assertThat(moved.at("/events/1/event/type").stringValue()).isEqualTo("move-made");
  }

  @Test
  void a_ping_brings_the_time_of_the_server() throws Exception {
    Table table = client.table("-");
    try (Follower follower = client.follow(table.id(), "")) {
      follower.send("{\"type\":\"ping\",\"sent\":\"17\"}");
      JsonNode pong = follower.next("pong");
      assertThat(pong.path("sent").stringValue()).isEqualTo("17");
      assertThat(pong.path("now").longValue()).isPositive();
    }
  }

  @Test
  void a_wrong_token_and_an_unknown_game_are_told_and_closed() throws Exception {
    Table table = client.table("-");
    try (Follower follower = client.follow(table.id(), "nonsense")) {
      assertThat(follower.next("closed").path("code").intValue()).isEqualTo(1008);
    }
    try (Follower follower = client.follow("abcdefgh2345", "")) {
      assertThat(follower.next("closed").path("code").intValue()).isEqualTo(4404);
    }
  }

  @Test
  void who_sends_too_much_is_closed() throws Exception {
    Table table = client.table("-");
    try (Follower follower = client.follow(table.id(), "")) {
      follower.send("{\"type\":\"ping\",\"sent\":\"" + "1".repeat(2000) + "\"}");
      assertThat(follower.next("closed").path("code").intValue()).isEqualTo(1008);
    }
  }

  private static String phase(JsonNode message) {
    return message.at("/state/phase").stringValue();
  }
}
