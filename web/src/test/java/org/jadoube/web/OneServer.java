package org.jadoube.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// The common beginning of tests that need no more than a server: one for all of a class, and a
/// client.
abstract class OneServer {
  @TempDir static Path data;
  static Server server;
  static Client client;

  @BeforeAll
  static void open() throws StartFailure {
    server = Server.start(ServerOptions.in(data).withPort(0));
    client = new Client(server.address().toString());
  }

  @AfterAll
  static void close() {
    client.close();
    server.close();
  }

  /// The address of the server, with a slash at the end.
  static String address() {
    return server.address().toString();
  }
}
