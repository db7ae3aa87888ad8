package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Documents that stand for several acts: a move by hand, and setting the clocks and going on. All
/// of it happens, or nothing.
final class SeveralActsTest extends OneServer {
  private static final String AT_A_TABLE =
      "{\"timeControl\":\"5400+30\",\"arrangements\":[\"over-the-board\"]}";

  private static String hands(String... phrases) {
    return "{\"type\":\"hands\",\"hands\":[\"" + String.join("\",\"", phrases) + "\"]}";
  }

  private static String setClocks(int whiteMillis) {
    return "{\"type\":\"set-clocks-and-resume\",\"whiteMillis\":"
        + whiteMillis
        + ",\"blackMillis\":120000,\"necessary\":true}";
  }

  @Test
  void a_move_by_hand_is_one_document_and_happens_once() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    String move = hands("lift e2", "put white-pawn e4", "press");
    Client.Table table = new Client.Table(game.id(), game.white(), game.black());
    Answer first = client.act(table, game.white(), move, "by-hand");
    assertThat(first.status()).as(first.text()).isEqualTo(200);
    assertThat(first.json().at("/state/turn").stringValue()).isEqualTo("black");
    Answer again = client.act(table, game.white(), move, "by-hand");
    assertThat(again.json().path("repeated").booleanValue()).isTrue();
    assertThat(again.json().path("sequence")).isEqualTo(first.json().path("sequence"));
    assertThat(client.act(table, game.white(), hands("lift d2"), "by-hand").code())
        .isEqualTo("key-reused");
  }

  @Test
  void of_what_belongs_together_nothing_happens_if_one_thing_is_refused() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    Answer refused = game.act(game.white(), hands("lift e2", "put white-pawn e4", "touch h5"));
    assertThat(refused.status()).as(refused.text()).isEqualTo(409);
    JsonNode events = client.get("api/games/" + game.id() + "/events").json().path("events");
    assertThat(events.isEmpty()).as(events.toString()).isTrue();
  }

  @Test
  void the_arbiter_sets_both_clocks_in_one_message() throws Exception {
    Supervised game = Supervised.running(client);
    try (Follower arbiter = client.follow(game.id(), game.arbiter())) {
      var _ = arbiter.next("game");
      arbiter.send(setClocks(60_000).replace("}", ",\"key\":\"clocks\"}"));
      JsonNode done = arbiter.next("done");
      assertThat(done.path("key").stringValue()).isEqualTo("clocks");
      JsonNode state = client.get("api/games/" + game.id()).json().path("state");
      assertThat(state.at("/clock/whiteMillis").intValue()).isEqualTo(60_000);
      assertThat(state.path("phase").stringValue()).isEqualTo("running");
    }
    JsonNode log =
        client
            .get("api/games/" + game.id() + "/log", "Authorization", "Bearer " + game.arbiter())
            .json();
    assertThat(log.at("/entries/0/deed").stringValue()).isEqualTo("set-clocks-and-resume");
  }

  @Test
  void what_stands_for_several_acts_takes_a_right_to_each() throws Exception {
    Supervised game = Supervised.running(client);
    assertThat(game.act(game.white(), setClocks(60_000)).code()).isEqualTo("not-entitled");
    assertThat(game.act(game.arbiter(), hands("lift e2")).code()).isEqualTo("not-entitled");
    assertThat(game.act(game.white(), hands("lift d2")).code()).isEqualTo("not-on-a-screen");
    assertThat(game.act(game.white(), "{\"type\":\"hands\",\"hands\":[]}").code())
        .isEqualTo("unexpected-content");
  }
}
