package org.jadoube.server.browser;

import java.nio.file.Path;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.jadoube.server.StartFailure;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// What every test in a browser begins with: a server without games and a real browser.
abstract class Served {
  @TempDir Path data;
  Chromium chromium;
  private Server server;

  @BeforeEach
  final void open() throws StartFailure {
    server = Server.start(ServerOptions.in(data).withPort(0));
    chromium = Chromium.launch();
  }

  @AfterEach
  final void close() {
    chromium.close();
    server.close();
  }

  final String address() {
    return server.address().toString();
  }

  /// A new game with both players at the board.
  final Match match() {
    return Match.begin(chromium, address());
  }
}
