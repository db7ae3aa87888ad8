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
}
