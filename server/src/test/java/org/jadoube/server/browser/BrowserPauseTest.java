package org.jadoube.server.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jadoube.server.Client;
import org.jadoube.server.ServerProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What players read while the clocks stand: who has stopped them, and whether they start again by
/// themselves.
final class BrowserPauseTest {
  private static final String PROMISE = "They start again when both players are here.";

  @TempDir Path data;

  private static JsonNode arbitrated(Client client) throws Exception {
    return client
        .post(
            "api/games",
            "{\"colour\":\"white\",\"name\":\"Ana\",\"arbiter\":true,\"regulations\":"
                + "{\"timeControl\":\"5400+30\",\"arbiterPresent\":true}}")
        .json();
  }

  private static Client.Table begun(Client client, JsonNode game) throws Exception {
    String id = game.path("id").stringValue();
    String seat =
        String.format(
            Locale.ROOT,
            "{\"name\":\"Boris\",\"invitation\":\"%s\"}",
            game.path("invitation").stringValue());
    String black =
        client.post("api/games/" + id + "/seats", seat).json().path("token").stringValue();
    Client.Table table = new Client.Table(id, game.path("token").stringValue(), black);
    client.move(table, table.white(), "e2e4");
    return table;
  }

  @Test
  void a_pause_by_the_arbiter_or_for_the_arbiter_ends_when_the_arbiter_says_so() throws Exception {
    try (ServerProcess server = ServerProcess.start(data, 0);
        Client client = new Client(server.address());
        Chromium chromium = Chromium.launch()) {
      JsonNode game = arbitrated(client);
      Client.Table table = begun(client, game);
      Window white = Window.of(chromium.browser());
      white.keepsSeat(
          table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'white'}", table.white()));
      white.page.navigate(server.address() + "game/" + table.id());
      white.showsMove(1, "e4");
      white.click("#arbiter");
      white.shows("#status", "White stops the clocks to call the arbiter.");
      String arbiter = game.path("arbiterToken").stringValue();
      client.act(table, arbiter, "{\"type\":\"resume\"}", "resume");
      white.shows("#status", "Black to move.");
      client.act(table, arbiter, "{\"type\":\"pause\",\"reason\":\"irregularity\"}", "pause");
      white.shows("#status", "The arbiter stops the clocks: an irregularity is being corrected.");
    }
  }

  @Test
  void a_pause_by_an_outage_ends_by_itself_once_both_players_are_back() throws Exception {
    ServerProcess server = ServerProcess.start(data, 0);
    int port = server.port();
    try (Chromium chromium = Chromium.launch()) {
      Match match = Match.begin(chromium, server.address());
      Window white = match.white();
      match.play(List.of("e2e4 e4"));
      String game = match.black().page.url();
      match.black().page.navigate("about:blank");
      server.kill();
      white.showsPart("#connection", "lost");
      server = ServerProcess.start(data, port);
      white.showsPart("#status", PROMISE);
      match.black().page.navigate(game);
      white.shows("#status", "Black to move.");
    } finally {
      server.close();
    }
  }
}
