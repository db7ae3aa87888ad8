package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.jadoube.web.Client.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Players can still do a few things once their game is over.
class FinishedGameTest {
  @TempDir private Path data;
  private Server server;
  private Client client;
  private Table table;

  @BeforeEach
  void aGameThatWhiteHasResigned() throws Exception {
    server = Server.start(ServerOptions.in(data).withPort(0));
    client = new Client(server.address().toString());
    table = client.table("-");
    client.move(table, table.white(), "e2e4");
    client.act(table, table.white(), "{\"type\":\"resign\"}", "resign");
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private Answer sign(String token, String result) throws Exception {
    String act = String.format(Locale.ROOT, "{\"type\":\"sign-result\",\"result\":\"%s\"}", result);
    return client.act(table, token, act, "sign");
  }

  private String result() throws Exception {
    return client.get("api/games/" + table.id()).json().at("/state/ending/result").stringValue();
  }

  @Test
  void both_players_together_cannot_overturn_the_result() throws Exception {
    Answer white = sign(table.white(), "1/2-1/2");
    Answer black = sign(table.black(), "1/2-1/2");
    assertThat(white.status()).isEqualTo(409);
    assertThat(black.status()).isEqualTo(409);
    assertThat(black.json().at("/refusal/objection/type").stringValue()).isEqualTo("result-kept");
    assertThat(result()).isEqualTo("0-1");
  }

  @Test
  void players_may_confirm_the_result_once() throws Exception {
    assertThat(sign(table.white(), "0-1").status()).isEqualTo(200);
    assertThat(sign(table.black(), "0-1").status()).isEqualTo(200);
    assertThat(result()).isEqualTo("0-1");
  }

  @Test
  void a_decision_is_appealed_against_once_by_each_player() throws Exception {
    for (String token : new String[] {table.white(), table.black()}) {
      assertThat(client.act(table, token, "{\"type\":\"appeal\"}", "1").status()).isEqualTo(200);
      Answer again = client.act(table, token, "{\"type\":\"appeal\"}", "2");
      assertThat(again.status()).isEqualTo(409);
      assertThat(again.json().at("/refusal/objection/type").stringValue())
          .isEqualTo("already-appealed");
    }
  }

  @Test
  void the_end_says_in_a_word_how_it_came_about_and_whose_it_was() throws Exception {
    var how = client.get("api/games/" + table.id()).json().at("/state/ending/how");
    assertThat(how.path("reason").stringValue()).isEqualTo("resignation");
    assertThat(how.path("of").stringValue()).isEqualTo("white");
  }

  @Test
  void the_opening_has_a_name() throws Exception {
    var opening = client.get("api/games/" + table.id()).json().at("/state/opening");
    assertThat(opening.path("eco").stringValue()).isEqualTo("B00");
    assertThat(opening.path("name").stringValue()).isEqualTo("King's Pawn Game");
  }

  @Test
  void the_board_after_each_move_is_a_picture() throws Exception {
    String picture = "api/games/" + table.id() + "/picture.svg";
    String drawn = client.get(picture).text();
    assertThat(drawn).startsWith("<svg").isEqualTo(client.get(picture + "?ply=1").text());
    assertThat(client.get(picture + "?ply=0").text()).startsWith("<svg").isNotEqualTo(drawn);
    assertThat(client.get(picture + "?below=black").text()).startsWith("<svg").isNotEqualTo(drawn);
    assertThat(client.get(picture + "?ply=2").text()).contains("a whole number from 0 to 1");
    assertThat(client.get(picture + "?below=me").text()).contains("white or black");
  }
}
