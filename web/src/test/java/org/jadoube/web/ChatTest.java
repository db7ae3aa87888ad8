package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Talk beside a game.
final class ChatTest extends OneServer {
  private static String path(String game) {
    return "api/games/" + game + "/chat";
  }

  private static Answer say(String game, String token, String text) throws Exception {
    return client.post(
        path(game), "{\"text\":\"" + text + "\"}", "Authorization", "Bearer " + token);
  }

  private static JsonNode read(String game, String token) throws Exception {
    return client.get(path(game), "Authorization", "Bearer " + token).json();
  }

  @Test
  void players_and_spectators_do_not_read_each_other() throws Exception {
    Table table = client.table("300");
    try (Follower black = client.follow(table.id(), table.black());
        Follower watching = client.follow(table.id(), "");
        Person eve = Person.signedUp(server.address().toString(), "Eve")) {
      black.next("game");
      watching.next("game");
      assertThat(say(table.id(), table.white(), "Good luck!").status()).isEqualTo(200);
      JsonNode heard = black.next("chat");
      assertThat(heard.path("text").stringValue()).isEqualTo("Good luck!");
      assertThat(heard.path("player").stringValue()).isEqualTo("white");
      assertThat(eve.post(path(table.id()), "{\"text\":\"Nf3 wins\"}").status()).isEqualTo(200);
      assertThat(watching.next("chat").path("name").stringValue()).isEqualTo("Eve");
      assertThat(read(table.id(), table.black()).at("/lines/0/text").stringValue())
          .isEqualTo("Good luck!");
      assertThat(read(table.id(), table.black()).path("lines")).hasSize(1);
      assertThat(client.get(path(table.id())).json().at("/lines/0/text").stringValue())
          .isEqualTo("Nf3 wins");
    }
  }

  @Test
  void a_spectator_who_has_not_signed_in_only_reads() throws Exception {
    Table table = client.table("300");
    assertThat(client.post(path(table.id()), "{\"text\":\"hello\"}").code())
        .isEqualTo("not-signed-in");
    assertThat(client.get(path(table.id())).json().path("mayWrite").booleanValue()).isFalse();
  }

  @Test
  void lines_are_short_visible_and_not_too_many() throws Exception {
    Table table = client.table("300");
    for (String bad : new String[] {"", "  ", "a".repeat(141), "a\\u202Eb", "a\\nb"}) {
      assertThat(say(table.id(), table.white(), bad).code()).isEqualTo("unexpected-content");
    }
    assertThat(say(table.id(), table.white(), "♞".repeat(140)).status()).isEqualTo(200);
    Answer more = say(table.id(), table.white(), "again");
    for (int i = 0; i < 30 && more.status() == 200; i++) {
      more = say(table.id(), table.white(), "again");
    }
    assertThat(more.code()).isEqualTo("too-many-requests");
    assertThat(say(table.id(), table.black(), "stop it").status()).isEqualTo(200);
  }

  @Test
  void there_is_no_talk_under_the_online_regulations_or_with_an_arbiter() throws Exception {
    for (String request :
        new String[] {
          "{\"timeControl\":\"300\",\"edition\":\"E04\"}",
          "{\"timeControl\":\"300\",\"arbiter\":true,\"name\":\"Ana\"}"
        }) {
      String game = client.post("api/games", request).json().path("id").stringValue();
      assertThat(client.get(path(game)).json().path("open").booleanValue()).isFalse();
    }
    JsonNode game =
        client.post("api/games", "{\"timeControl\":\"300\",\"edition\":\"E04\"}").json();
    assertThat(say(game.path("id").stringValue(), game.path("token").stringValue(), "hello").code())
        .isEqualTo("not-entitled");
  }

  @Test
  void an_operator_can_do_without(@TempDir Path elsewhere) throws Exception {
    ServerOptions usual = ServerOptions.in(elsewhere).withPort(0);
    ServerOptions silent = usual.operating(draft -> draft.chat = OnOff.OFF);
    try (Server other = Server.start(silent);
        Client there = new Client(other.address().toString())) {
      Table table = there.table("300");
      assertThat(there.get(path(table.id())).json().path("open").booleanValue()).isFalse();
    }
  }
}
