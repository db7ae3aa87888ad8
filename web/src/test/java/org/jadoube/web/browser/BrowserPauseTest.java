package org.jadoube.web.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jadoube.web.Client;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.ServerProcess;
import org.jadoube.web.Supervised;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The words players read while the clocks stand: who has stopped them, and whether they start
/// again by themselves.
final class BrowserPauseTest extends Served {
  private static final String PROMISE = "They start again when both players are here.";

  @TempDir Path own;

  @Test
  void a_pause_by_the_arbiter_or_for_the_arbiter_ends_when_the_arbiter_says_so() throws Exception {
    Supervised game =
        Supervised.game(client, "{\"timeControl\":\"5400+30\",\"arbiterPresent\":true}");
    Client.Table table = game.table();
    client.move(table, table.white(), "e2e4");
    Window white = Window.of(chromium.browser());
    white.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: 'white'}", table.white()));
    white.page.navigate(address() + "game/" + table.id());
    white.showsMove(1, "e4");
    white.click("#arbiter");
    white.shows("#status", "White stops the clocks to call the arbiter.");
    String arbiter = game.arbiter();
    client.act(table, arbiter, "{\"type\":\"resume\"}", "resume");
    white.shows("#status", "Black to move.");
    client.act(table, arbiter, "{\"type\":\"pause\",\"reason\":\"irregularity\"}", "pause");
    white.shows("#status", "The arbiter stops the clocks: an irregularity is being corrected.");
  }

  @Test
  void a_pause_by_an_outage_ends_by_itself_once_both_players_are_back() throws Exception {
    try (ServerProcess killed = ServerProcess.start(own, 0)) {
      Match match = Match.begin(chromium, killed.address());
      Window white = match.white();
      match.play(List.of("e2e4 e4"));
      String game = match.black().page.url();
      match.black().page.navigate("about:blank");
      killed.kill();
      white.showsPart("#connection", "lost");
      try (Server _ = Server.start(ServerOptions.in(own).withPort(killed.port()))) {
        white.showsPart("#status", PROMISE);
        match.black().page.navigate(game);
        white.shows("#status", "Black to move.");
      }
    }
  }
}
