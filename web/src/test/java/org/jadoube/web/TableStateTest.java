package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The news about the table in a game over the board, and how such a game begins.
final class TableStateTest extends OneServer {
  private static final String AT_A_TABLE =
      "{\"timeControl\":\"5400+30\",\"arrangements\":[\"over-the-board\","
          + "\"scores-kept-by-players\"]}";

  private static String hands(String... phrases) {
    return "{\"type\":\"hands\",\"hands\":[\"" + String.join("\",\"", phrases) + "\"]}";
  }

  private static JsonNode after(Supervised game, String token, String act) throws Exception {
    Client.Answer answer = game.act(token, act);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().path("state");
  }

  @Test
  void the_table_shows_pieces_in_the_hand_and_what_touching_them_leaves_to_play() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    JsonNode table = after(game, game.white(), hands("lift g1")).path("table");
    assertThat(table.path("board").stringValue())
        .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R");
    assertThat(table.at("/inHand/0/by").stringValue()).isEqualTo("white");
    assertThat(table.at("/inHand/0/piece").stringValue()).isEqualTo("white-knight");
    assertThat(table.at("/touched/0").stringValue()).isEqualTo("g1");
    assertThat(table.at("/bound/headline").stringValue())
        .isEqualTo("White must move the knight on g1.");
    assertThat(table.at("/bound/citation").stringValue()).isEqualTo("FIDE 2023, Article 4.3.1");
  }

  @Test
  void an_illegal_move_is_on_the_table_and_not_in_the_position() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    JsonNode state = after(game, game.white(), hands("lift e2", "put white-pawn e5"));
    assertThat(state.at("/table/board").stringValue()).contains("4P3");
    assertThat(state.path("fen").stringValue()).startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP");
  }

  @Test
  void displaced_pieces_pressing_and_scoresheets_are_told() throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    JsonNode moved = after(game, game.white(), hands("lift e2", "put white-pawn e4"));
    assertThat(moved.at("/table/toPress/0").stringValue()).isEqualTo("white");
    var _ = after(game, game.white(), hands("press"));
    JsonNode upset =
        after(game, game.black(), "{\"type\":\"displace\",\"square\":\"d8\",\"to\":\"d6\"}");
    assertThat(upset.at("/table/displaced/0").toString())
        .isEqualTo("{\"by\":\"black\",\"piece\":\"black-queen\",\"from\":\"d8\",\"to\":\"d6\"}");
    JsonNode written =
        after(game, game.white(), "{\"type\":\"write-move\",\"ply\":1,\"text\":\"e4\"}");
    assertThat(written.at("/table/scoresheets/white/moves/0").stringValue()).isEqualTo("e4");
    assertThat(written.at("/table/scoresheets/black/moves").isEmpty()).isTrue();
  }

  @Test
  void a_game_on_screens_has_no_table() throws Exception {
    Supervised game = Supervised.running(client);
    JsonNode state = client.get("api/games/" + game.id()).json().path("state");
    assertThat(state.has("table")).isFalse();
  }

  @Test
  void at_a_table_the_game_begins_with_blacks_press_and_not_when_both_look_at_the_page()
      throws Exception {
    Supervised game = Supervised.game(client, AT_A_TABLE);
    try (Follower white = client.follow(game.id(), game.white());
        Follower black = client.follow(game.id(), game.black())) {
      var _ = white.next("game");
      assertThat(black.next("game").at("/state/phase").stringValue()).isEqualTo("not-begun");
      assertThat(after(game, game.white(), hands("press")).path("phase").stringValue())
          .isEqualTo("not-begun");
      JsonNode begun = after(game, game.black(), hands("press"));
      assertThat(begun.path("phase").stringValue()).isEqualTo("running");
      assertThat(begun.at("/clock/running").stringValue()).isEqualTo("white");
    }
  }
}
