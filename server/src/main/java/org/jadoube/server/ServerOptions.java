package org.jadoube.server;

import java.nio.file.Path;
import java.util.Optional;
import org.jadoube.server.game.Patience;

/// How a server is to be started.
///
/// @param host the address to listen at; `localhost` lets nobody in from other machines, `0.0.0.0`
///   everybody
/// @param port 0 for any that is free
/// @param data the directory for the games, made if it is not there
/// @param database a JDBC URL of SQLite or PostgreSQL; empty for a file of SQLite in `data`
/// @param connections how many there may be at once
public record ServerOptions(
    String host,
    int port,
    Path data,
    Optional<String> database,
    int connections,
    Patience patience) {
  private static final int CONNECTIONS = 10_000;

  /// What a person expects who tries it: this machine only, port 8080.
  public static ServerOptions in(Path data) {
    return new ServerOptions(
        "localhost", 8080, data, Optional.empty(), CONNECTIONS, Patience.USUAL);
  }

  /// The same at another port.
  public ServerOptions withPort(int port) {
    return new ServerOptions(host, port, data, database, connections, patience);
  }

  /// The same at another address.
  public ServerOptions withHost(String host) {
    return new ServerOptions(host, port, data, database, connections, patience);
  }

  /// The same with another database.
  public ServerOptions withDatabase(String url) {
    return new ServerOptions(host, port, data, Optional.of(url), connections, patience);
  }

  /// The same with another patience.
  public ServerOptions with(Patience patience) {
    return new ServerOptions(host, port, data, database, connections, patience);
  }
}
