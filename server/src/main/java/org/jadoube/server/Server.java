package org.jadoube.server;

import java.net.URI;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jadoube.server.game.Games;
import org.jadoube.server.http.WebEdge;
import org.jadoube.server.network.Lan;
import org.jadoube.server.network.Listening;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.slf4j.bridge.SLF4JBridgeHandler;

/// A running server: games on disk, played over HTTP and WebSocket, with pages to play them in.
public final class Server implements AutoCloseable {
  private final DataDirectory directory;
  private final EventStore store;
  private final Games games;
  private final WebEdge edge;
  private final Listening listening;
  private final AtomicBoolean closed = new AtomicBoolean();

  private Server(
      DataDirectory directory, EventStore store, Games games, WebEdge edge, Listening listening) {
    this.directory = directory;
    this.store = store;
    this.games = games;
    this.edge = edge;
    this.listening = listening;
  }

  /// Starts a server that is ready when this returns.
  ///
  /// @throws StartFailure if the directory, the database or the port cannot be used
  public static Server start(ServerOptions options) throws StartFailure {
    logInOnePlace();
    DataDirectory directory = DataDirectory.take(options.data());
    try {
      return start(options, directory, open(options));
    } catch (StartFailure failed) {
      directory.close();
      throw failed;
    }
  }

  private static void logInOnePlace() {
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
  }

  private static EventStore open(ServerOptions options) throws StartFailure {
    Database database =
        options.database().map(Database::new).orElseGet(() -> Database.in(options.data()));
    if (!database.isKnown()) {
      throw new StartFailure(
          "The database "
              + database
              + " is of no kind that is known here; expected jdbc:sqlite:… or jdbc:postgresql://….");
    }
    try {
      return EventStore.open(database);
    } catch (RuntimeException failed) {
      throw new StartFailure(
          "The database " + database + " cannot be used: " + reason(failed) + ".", failed);
    }
  }

  private static Server start(ServerOptions options, DataDirectory directory, EventStore store)
      throws StartFailure {
    InstantSource clock = InstantSource.system();
    Games games = new Games(store, clock, options.patience());
    try {
      Listening listening = Listening.at(options.host());
      WebEdge edge =
          WebEdge.start(
              listening,
              options.port(),
              FileLimit.of(options.limits()),
              options.senders(),
              games,
              clock);
      return new Server(directory, store, games, edge, listening);
    } catch (UnknownHostException unknown) {
      games.close();
      store.close();
      throw new StartFailure(
          "Nothing can be served at %s: there is no such name or address."
              .formatted(options.host()),
          unknown);
    } catch (RuntimeException failed) {
      games.close();
      store.close();
      throw new StartFailure(
          "Nothing can be served at %s port %d: %s."
              .formatted(options.host(), options.port(), reason(failed)),
          failed);
    }
  }

  private static String reason(Throwable failed) {
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = root.getMessage();
    return message == null
        ? root.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }

  /// The port it listens at.
  public int port() {
    return edge.port();
  }

  /// The address of the home page, for who sits at this machine.
  public URI address() {
    return URI.create(listening.origin(port()) + "/");
  }

  /// The addresses of the home page for other devices, the most useful first; none if the server
  /// listens to this machine only.
  public List<URI> addressesForOthers() {
    return Stream.concat(
            Lan.origins(listening, port()).stream(), Lan.named(listening, port()).stream())
        .map(origin -> URI.create(origin + "/"))
        .toList();
  }

  /// The line that says that it is ready.
  public String greeting() {
    return "jadoube serves at " + address();
  }

  /// Lets go of those who follow a game, and of the database. Games in play are paused when a
  /// server takes them up again.
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      edge.close();
      games.close();
      store.close();
      directory.close();
    }
  }
}
