package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The players of a casual game may settle two things between themselves: to abort it, and to play
/// again.
final class SettlingTest extends OneServer {
  private static Answer ask(Table table, String token, String what) throws Exception {
    return client.post(
        "api/games/" + table.id() + "/" + what, "", "Authorization", "Bearer " + token);
  }

  private static JsonNode casual(Table table) throws Exception {
    return client.get("api/games/" + table.id()).json().path("casual");
  }

  private static Table resigned() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    client.move(table, table.black(), "e7e5");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "r");
    return table;
  }

  private static String next(Answer answer) {
    return answer.json().at("/casual/rematch/game").stringValue();
  }

  @Test
  void a_player_can_abort_until_both_have_moved() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    assertThat(casual(table).path("allowed").booleanValue()).isTrue();
    assertThat(ask(table, table.black(), "abort").status()).isEqualTo(200);
    assertThat(casual(table).path("abortedBy").stringValue()).isEqualTo("black");
    assertThat(ask(table, table.black(), "abort").status()).isEqualTo(200);
  }

  @Test
  void nobody_can_accept_an_invitation_to_a_game_that_was_called_off() throws Exception {
    JsonNode game = client.post("api/games", "{\"timeControl\":\"300+3\"}").json();
    Table table = new Table(game.path("id").stringValue(), "", "");
    assertThat(ask(table, game.path("token").stringValue(), "abort").status()).isEqualTo(200);
    String seat = "{\"invitation\":\"" + game.path("invitation").stringValue() + "\"}";
    assertThat(client.post("api/games/" + table.id() + "/seats", seat).code())
        .isEqualTo("too-late");
  }

  @Test
  void once_both_have_moved_it_is_too_late_to_abort() throws Exception {
    Table table = client.table("300+3");
    client.move(table, table.white(), "e2e4");
    client.move(table, table.black(), "e7e5");
    assertThat(ask(table, table.white(), "abort").code()).isEqualTo("too-late");
    assertThat(casual(table).path("abortedBy").isMissingNode()).isTrue();
  }

  @Test
  void nothing_happens_in_an_aborted_game_any_more() throws Exception {
    Table table = client.table("300+3");
    ask(table, table.white(), "abort");
    assertThat(client.move(table, table.white(), "e2e4").status()).isEqualTo(403);
    assertThat(client.get("api/games/" + table.id() + "/pgn").text()).contains("Result \"*\"");
  }

  @Test
  void only_a_player_aborts() throws Exception {
    Table table = client.table("300+3");
    assertThat(client.post("api/games/" + table.id() + "/abort", "").code())
        .isEqualTo("wrong-token");
    assertThat(ask(table, "nobody", "abort").code()).isEqualTo("wrong-token");
    assertThat(client.post("api/games/222222222222/abort", "").code()).isEqualTo("unknown-game");
  }

  @Test
  void a_rematch_that_both_want_has_the_colours_reversed_and_the_same_tokens() throws Exception {
    Table table = resigned();
    Answer offered = ask(table, table.white(), "rematch");
    assertThat(offered.json().at("/casual/rematch/by").stringValue()).isEqualTo("white");
    assertThat(offered.json().at("/casual/rematch/game").isMissingNode()).isTrue();
    String id = next(ask(table, table.black(), "rematch"));
    JsonNode again = client.get("api/games/" + id).json();
    assertThat(again.at("/players/white").stringValue()).isEqualTo("Boris");
    assertThat(again.path("timeControl").stringValue()).isEqualTo("300+3");
    Table reversed = new Table(id, table.black(), table.white());
    assertThat(client.move(reversed, table.black(), "d2d4").status()).isEqualTo(200);
    assertThat(client.move(reversed, table.white(), "d7d5").status()).isEqualTo(200);
  }

  @Test
  void both_accounts_play_the_rematch_whoever_asked_first() throws Exception {
    String address = server.address().toString();
    try (Person first = Person.signedUp(address, "Rita who asks");
        Person second = Person.signedUp(address, "Egon who agrees")) {
      JsonNode made = first.post("api/games", "{\"colour\":\"white\"}").json();
      String path = "api/games/" + made.path("id").stringValue();
      second.post(path + "/seats", "{\"invitation\":" + made.path("invitation") + "}");
      first.post(path + "/acts", "{\"type\":\"move\",\"attempt\":\"e2e4\"}");
      second.post(path + "/acts", "{\"type\":\"resign\"}");
      first.post(path + "/rematch", "");
      String again = "api/games/" + next(second.post(path + "/rematch", ""));
      second.post(again + "/acts", "{\"type\":\"move\",\"attempt\":\"d2d4\"}");
      Answer reply = first.post(again + "/acts", "{\"type\":\"move\",\"attempt\":\"d7d5\"}");
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    }
  }

  @Test
  void who_asks_again_has_the_same_answer() throws Exception {
    Table table = resigned();
    ask(table, table.white(), "rematch");
    JsonNode again = ask(table, table.white(), "rematch").json();
    assertThat(again.at("/casual/rematch/game").isMissingNode()).isTrue();
    String id = next(ask(table, table.black(), "rematch"));
    assertThat(next(ask(table, table.white(), "rematch"))).isEqualTo(id);
    assertThat(next(ask(table, table.black(), "rematch"))).isEqualTo(id);
  }

  @Test
  void those_who_follow_are_told_of_the_offer_and_of_the_next_game() throws Exception {
    Table table = resigned();
    try (Follower black = client.follow(table.id(), table.black())) {
      black.nextBut("welcome", "presence");
      ask(table, table.white(), "rematch");
      assertThat(black.next("game").at("/casual/rematch/by").stringValue()).isEqualTo("white");
      ask(table, table.black(), "rematch");
      assertThat(black.next("game").at("/casual/rematch/game").isMissingNode()).isFalse();
    }
  }

  @Test
  void there_is_no_rematch_while_the_game_goes_on() throws Exception {
    Table table = client.table("300+3");
    assertThat(ask(table, table.white(), "rematch").code()).isEqualTo("too-late");
  }

  @Test
  void a_game_with_an_arbiter_is_neither_aborted_nor_repeated_by_its_players() throws Exception {
    String terms =
        "{\"colour\":\"white\",\"inviteArbiter\":true,\"regulations\":{\"edition\":\"FIDE"
            + " 2023\",\"timeControl\":\"300+3\",\"arbiterPresent\":true}}";
    JsonNode game = client.post("api/games", terms).json();
    Table table =
        new Table(game.path("id").stringValue(), game.path("token").stringValue(), "none");
    assertThat(casual(table).path("allowed").booleanValue()).isFalse();
    assertThat(ask(table, table.white(), "abort").code()).isEqualTo("too-late");
  }

  @Test
  void what_was_settled_is_there_after_the_server_has_been_started_again(@TempDir Path own)
      throws Exception {
    String id;
    try (Server first = Server.start(ServerOptions.in(own).withPort(0));
        Client before = new Client(first.address().toString())) {
      Table table = before.table("300+3");
      id = table.id();
      before.post(
          "api/games/" + table.id() + "/abort", "", "Authorization", "Bearer " + table.white());
    }
    try (Server again = Server.start(ServerOptions.in(own).withPort(0));
        Client after = new Client(again.address().toString())) {
      JsonNode game = after.get("api/games/" + id).json();
      assertThat(game.at("/casual/abortedBy").stringValue()).isEqualTo("white");
    }
  }
}
