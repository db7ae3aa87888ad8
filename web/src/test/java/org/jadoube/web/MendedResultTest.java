package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.util.Locale;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// E04 15.4 over HTTP: a draw that a program which knew less has put on record.
final class MendedResultTest {
  private static final String REGULATIONS =
      """
      {"edition":"E04","timeControl":"300","start":"8/8/8/4n3/8/8/P7/K1k5 w - - 0 1",\
      "online":{"competition":"supervised"}}\
      """;

  private static final String DRAW =
      """
      {"schema":1,"type":"ruling","at":"2100-01-01T00:00:00Z",\
      "citation":{"edition":"E04","rule":"flag-fall-unwinnable","article":"4.3"},\
      "consequences":[{"type":"ends","result":"1/2-1/2"}],\
      "facts":[{"type":"time-ran-out","player":"white","when":"2100-01-01T00:00:00Z"}]}\
      """;

  @TempDir Path data;

  private Server server() throws StartFailure {
    return Server.start(ServerOptions.in(data).withPort(0));
  }

  @Test
  void the_arbiter_changes_a_draw_that_was_declared_though_checkmate_was_possible()
      throws Exception {
    Supervised game = begun();
    String id = game.id();
    record(id, DRAW);
    try (Server server = server();
        Client client = new Client(server.address().toString())) {
      assertThat(result(client, id)).isEqualTo("1/2-1/2");
      Answer refused = decide(client, game, "1-0");
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.json().at("/refusal/objection/type").stringValue())
          .isEqualTo("drawn-rightly");
      Answer changed = decide(client, game, "0-1");
      assertThat(changed.status()).as(changed.text()).isEqualTo(200);
      assertThat(changed.json().at("/events/0/event/citation/article").stringValue())
          .isEqualTo("15.4");
      assertThat(result(client, id)).isEqualTo("0-1");
    }
  }

  /// A game with an arbiter, in which White has moved.
  private Supervised begun() throws Exception {
    try (Server server = server();
        Client client = new Client(server.address().toString())) {
      Supervised game = Supervised.game(client, REGULATIONS);
      assertThat(game.act(game.white(), "{\"type\":\"move\",\"attempt\":\"a2a4\"}").status())
          .isEqualTo(200);
      return game;
    }
  }

  private void record(String game, String event) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("jadoube.db"));
        PreparedStatement statement =
            connection.prepareStatement(
                "INSERT INTO event (game, sequence, moment, event)"
                    + " SELECT game, MAX(sequence) + 1, 4102444800000, ? FROM event WHERE game = ?")) {
      statement.setString(1, event);
      statement.setString(2, game);
      assertThat(statement.executeUpdate()).isOne();
    }
  }

  private static Answer decide(Client client, Supervised game, String result) throws Exception {
    return client.post(
        "api/games/" + game.id() + "/acts",
        String.format(
            Locale.ROOT,
            "{\"type\":\"decide-result\",\"result\":\"%s\",\"basis\":\"wrong-automatic-draw\"}",
            result),
        "Authorization",
        "Bearer " + game.arbiter());
  }

  private static String result(Client client, String id) throws Exception {
    return client.get("api/games/" + id).json().at("/state/ending/result").stringValue();
  }
}
