package org.jadoube.server.browser;

import java.nio.file.Path;
import org.jadoube.server.Client;
import org.jadoube.server.Server;
import org.jadoube.server.ServerOptions;
import org.jadoube.server.StartFailure;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// What tests begin with that only look at pages: one server and one browser for all of a class,
/// and a client that makes the games to be looked at.
abstract class ServedOnce {
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

  @AfterAll
  static void close() {
    chromium.close();
    client.close();
    server.close();
  }
}
