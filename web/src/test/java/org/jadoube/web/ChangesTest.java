package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Followers of a game are sent the whole of its state once, and then its changes.
final class ChangesTest extends OneServer {
  private static final int SMALL = 3; // a change is so many times shorter than the whole state
  private static final List<String> MOVES =
      List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "e1g1", "f6e4");

  private static void play(Table table, int from, int to) throws Exception {
    for (int i = from; i < to; i++) {
      client.move(table, i % 2 == 0 ? table.white() : table.black(), MOVES.get(i));
    }
  }

  @Test
  void a_player_is_sent_what_is_new() throws Exception {
    Table table = client.table("300+3");
    play(table, 0, 2);
    try (Follower white = client.follow(table.id(), table.white())) {
      JsonNode whole = white.next("game");
      play(table, 2, MOVES.size());
      for (int i = 2; i < MOVES.size(); i++) {
        JsonNode change = white.next("change");
        assertThat(change.path("from").intValue()).isEqualTo(i + 1);
        assertThat(change.path("patch").toString().length() * SMALL)
            .isLessThan(whole.path("state").toString().length());
      }
    }
  }

  /// The state without what the time of the question decides.
  private static JsonNode timeless(JsonNode state) {
    ObjectNode copy = (ObjectNode) state.deepCopy();
    copy.remove("clock");
    copy.withObject("/permissions").remove("at");
    return copy;
  }

  @Test
  void whoever_merges_the_changes_knows_what_the_game_shows() throws Exception {
    Table table = client.table("-");
    for (String token : List.of(table.white(), table.black(), "")) {
      try (Follower follower = client.follow(table.id(), token)) {
        int before = follower.next("game").path("sequence").intValue();
        int plies = Math.max(0, before - 1);
        play(table, plies, plies + 2);
        follower.next("change");
        JsonNode known = follower.next("change").path("state");
        String[] as =
            token.isEmpty() ? new String[0] : new String[] {"Authorization", "Bearer " + token};
        JsonNode shown = client.get("api/games/" + table.id(), as).json().path("state");
        assertThat(timeless(known)).isEqualTo(timeless(shown));
      }
    }
  }

  @Test
  void whoever_would_rather_not_merge_is_sent_whole_states() throws Exception {
    Table table = client.table("300+3");
    play(table, 0, 2);
    String hello = "{\"type\":\"hello\",\"token\":\"" + table.black() + "\",\"whole\":true}";
    try (Follower black = client.followSaying(table.id(), hello)) {
      black.next("game");
      play(table, 2, 3);
      JsonNode change = black.next("change");
      assertThat(change.has("patch")).isFalse();
      assertThat(change.has("from")).isFalse();
      assertThat(change.at("/state/permissions/acts/move").stringValue()).isEqualTo("granted");
    }
  }

  @Test
  void the_whole_game_comes_again_on_request_and_what_is_new_after_it() throws Exception {
    Table table = client.table("300+3");
    play(table, 0, 2);
    try (Follower white = client.follow(table.id(), table.white())) {
      white.next("game");
      play(table, 2, 3);
      white.next("change");
      white.send("{\"type\":\"resync\"}");
      assertThat(white.next("game").path("sequence").intValue()).isEqualTo(4);
      play(table, 3, 4);
      assertThat(white.next("change").path("from").intValue()).isEqualTo(4);
    }
  }

  @Test
  void whoever_comes_back_is_sent_the_whole_state_and_what_is_new_after_it() throws Exception {
    Table table = client.table("300+3");
    play(table, 0, 2);
    try (Follower again = client.follow(table.id(), table.white(), 2)) {
      assertThat(again.next("change").has("patch")).isFalse();
      play(table, 2, 3);
      assertThat(again.next("change").path("from").intValue()).isEqualTo(3);
    }
  }

  @Test
  void who_acts_on_the_stream_is_told_the_state_once() throws Exception {
    Table table = client.table("300+3");
    try (Follower white = client.follow(table.id(), table.white())) {
      white.next("game");
      white.send("{\"type\":\"move\",\"attempt\":\"e2e4\",\"key\":\"1\"}");
      JsonNode one = white.nextBut("presence");
      JsonNode other = white.nextBut("presence");
      assertThat(List.of(one.path("type").asString(""), other.path("type").asString("")))
          .containsExactlyInAnyOrder("done", "change");
      JsonNode done = one.has("done") ? one : other;
      assertThat(done.path("done").has("state")).isFalse();
      assertThat(done.at("/done/events").isEmpty()).isFalse();
    }
  }
}
