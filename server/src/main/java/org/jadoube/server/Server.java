package org.jadoube.server;

import java.net.URI;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.ServerClock;
import org.jadoube.server.http.WebEdge;
import org.jadoube.server.network.Lan;
import org.jadoube.server.network.Listening;
import org.jadoube.server.store.Database;
import org.jadoube.server.store.EventStore;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.store.UnusableDatabase;
import org.slf4j.bridge.SLF4JBridgeHandler;

/// A running server: stored games, played over HTTP and WebSocket, with web pages to play them on.
public final class Server implements AutoCloseable {
  private static final String PASSWORD = "JADOUBE_DATABASE_PASSWORD";
  private static final Pattern KIND = Pattern.compile("(?:jdbc:)?[a-z0-9]{1,20}:");

  private final DataDirectory directory;
  private final EventStore store;
  private final ServerClock clock;
  private final Games games;
  private final WebEdge edge;
  private final Listening listening;
  private final AtomicBoolean closed = new AtomicBoolean();

  private Server(
      DataDirectory directory,
      EventStore store,
      ServerClock clock,
      Games games,
      WebEdge edge,
      Listening listening) {
    this.directory = directory;
    this.store = store;
    this.clock = clock;
    this.games = games;
    this.edge = edge;
    this.listening = listening;
  }

  /// Starts a server; it is ready when this returns.
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
    Database database = database(options);
    try {
      return EventStore.open(database);
    } catch (UnusableDatabase failed) {
      throw new StartFailure(
          String.format(
              Locale.ROOT, "The database %s cannot be used: %s.", database, failed.getMessage()),
          failed);
    }
  }

  /// The password may also come from the environment, which keeps it out of the process list.
  private static Database database(ServerOptions options) throws StartFailure {
    if (options.database().isEmpty()) {
      return Database.in(options.data());
    }
    Database database =
        Database.at(options.database().get())
            .orElseThrow(() -> new StartFailure(unknown(options.database().get())));
    String password = System.getenv(PASSWORD);
    return password == null ? database : database.withPassword(password);
  }

  /// Only the beginning is shown; the rest may contain a password.
  private static String unknown(String url) {
    Matcher kind = KIND.matcher(url);
    return String.format(
        Locale.ROOT,
        "The database %s cannot be used: expected %s.",
        kind.lookingAt() ? kind.group() + "…" : "that was given",
        "jdbc:sqlite:FILE or jdbc:postgresql://[USER[:PASSWORD]@]HOST[:PORT]/NAME");
  }

  private static Server start(ServerOptions options, DataDirectory directory, EventStore store)
      throws StartFailure {
    ServerClock clock = clock(store);
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
      return new Server(directory, store, clock, games, edge, listening);
    } catch (UnknownHostException unknown) {
      games.close();
      clock.close();
      store.close();
      throw new StartFailure(
          "Cannot listen on " + options.host() + ": there is no such name or address.", unknown);
    } catch (RuntimeException failed) {
      games.close();
      clock.close();
      store.close();
      throw new StartFailure(
          String.format(
              Locale.ROOT,
              "Cannot listen on %s port %d: %s.",
              options.host(),
              options.port(),
              reason(failed)),
          failed);
    }
  }

  private static ServerClock clock(EventStore store) throws StartFailure {
    try {
      return ServerClock.start(InstantSource.system(), store.lastHeartbeat());
    } catch (Unavailable gone) {
      store.close();
      throw new StartFailure("The database cannot be used: " + gone.getMessage() + ".", gone);
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

  /// The port it listens on.
  public int port() {
    return edge.port();
  }

  /// The address of the home page on this machine.
  public URI address() {
    return URI.create(listening.origin(port()) + "/");
  }

  /// The addresses of the home page for other devices, most useful first; none if the server only
  /// accepts local connections.
  public List<URI> addressesForOthers() {
    return Stream.concat(
            Lan.origins(listening, port()).stream(), Lan.named(listening, port()).stream())
        .map(origin -> URI.create(origin + "/"))
        .toList();
  }

  /// The line that announces that it is ready.
  public String greeting() {
    return "jadoube serves at " + address();
  }

  /// Disconnects followers and closes the database. Running games will be paused when a server
  /// loads them again.
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      edge.close();
      games.close();
      clock.close();
      store.close();
      directory.close();
    }
  }
}
