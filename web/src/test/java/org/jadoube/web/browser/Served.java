package org.jadoube.web.browser;

import java.nio.file.Path;
import java.util.Locale;
import org.jadoube.web.Client;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.StartFailure;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// The common beginning of tests in a browser: one server and one real browser for all of a class,
/// and a client that makes the games to be looked at.
abstract class Served {
  @TempDir static Path data;
  static Server server;
  static Client client;
  static Chromium chromium;

  @BeforeAll
  static void open() throws StartFailure {
    server = Server.start(ServerOptions.in(data).withPort(0));
    client = new Client(server.address().toString());
    chromium = Chromium.launch();
  }

  /// Both players make these moves in turn.
  static void play(Client.Table table, String... moves) throws Exception {
    for (int ply = 0; ply < moves.length; ply++) {
      client.move(table, ply % 2 == 0 ? table.white() : table.black(), moves[ply]);
    }
  }

  static String address() {
    return server.address().toString();
  }

  /// A new game with both players at the board.
  static Match match() {
    return Match.begin(chromium, address());
  }

  /// A game after these moves, with both players at the board.
  static Match match(String... moves) {
    return Match.after(chromium, address(), moves);
  }

  /// A player's window at a game whose other moves come from a program.
  static Window sits(Client.Table table, String colour) {
    Window window = Window.of(chromium.browser());
    String token = colour.equals("white") ? table.white() : table.black();
    window.keepsSeat(
        table.id(), String.format(Locale.ROOT, "{token: '%s', colour: '%s'}", token, colour));
    window.page.navigate(address() + "game/" + table.id());
    if (colour.equals("black")) {
      window.sitsAtBlack();
    }
    return window;
  }

  /// A game after these moves. Before the first it has not begun, unless both players look at it.
  static Client.Table after(String... moves) throws Exception {
    Client.Table table = client.table("40/5400+30:1800+30");
    play(table, moves);
    return table;
  }

  /// Pages that nobody looks at any more would go on ticking.
  @AfterEach
  final void closeWindows() {
    chromium.close();
  }

  @AfterAll
  static void close() {
    client.close();
    server.close();
  }
}
