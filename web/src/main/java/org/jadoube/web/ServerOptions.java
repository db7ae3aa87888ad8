package org.jadoube.web;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.play.game.Patience;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.network.Listening;
import org.jadoube.web.network.Senders;

/// Options for starting a server.
///
/// @param host the address to listen on; `localhost` keeps other machines out, [#EVERYWHERE] lets
///   them in
/// @param port 0 for any free port
/// @param data the directory for the games; created if missing
/// @param database a JDBC URL of SQLite or PostgreSQL; empty for a file of SQLite in `data`
/// @param limits the limits on load
/// @param senders whom limits per address apply to
/// @param operation settings of operation, which concern no game
public record ServerOptions(
    String host,
    int port,
    Path data,
    Optional<String> database,
    Limits limits,
    Senders senders,
    Patience patience,
    OperationSettings operation) {
  /// Every address of this machine.
  public static final String EVERYWHERE = Listening.EVERYWHERE;

  /// For this machine only, on port 8080.
  public static ServerOptions in(Path data) {
    return new ServerOptions(
        "localhost",
        8080,
        data,
        Optional.empty(),
        Limits.USUAL,
        Senders.USUAL,
        Patience.USUAL,
        OperationSettings.USUAL);
  }

  /// These options with another port.
  public ServerOptions withPort(int port) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with another address.
  public ServerOptions withHost(String host) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with another directory for the games.
  public ServerOptions withData(Path data) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with another database.
  public ServerOptions withDatabase(String url) {
    return new ServerOptions(
        host, port, data, Optional.of(url), limits, senders, patience, operation);
  }

  /// These options with other limits.
  public ServerOptions with(Limits limits) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with other exemptions from limits per address.
  public ServerOptions with(Senders senders) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with another patience.
  public ServerOptions with(Patience patience) {
    return new ServerOptions(host, port, data, database, limits, senders, patience, operation);
  }

  /// These options with the settings of operation as `change` leaves them.
  public ServerOptions operating(Consumer<OperationSettings.Draft> change) {
    OperationSettings changed = operation.with(change);
    return new ServerOptions(host, port, data, database, limits, senders, patience, changed);
  }
}
