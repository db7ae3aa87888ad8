package org.jadoube.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jadoube.server.game.Games;
import org.jadoube.server.network.CountLimit;
import org.jadoube.server.network.Limits;
import org.jadoube.server.network.Lines;
import org.jadoube.server.network.Listening;
import org.jadoube.server.network.Pulse;
import org.jadoube.server.network.Senders;
import org.jadoube.server.view.ViewsOfGames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// HTTP and WebSocket with Jetty. A few threads move bytes; virtual threads handle requests and
/// messages.
public final class WebEdge implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebEdge.class);
  private static final int THREADS = 16;
  private static final int WAITING_TO_BE_ACCEPTED = 4096;
  private static final Duration FAREWELL = Duration.ofSeconds(1);
  private static final Duration LAST_REQUESTS = Duration.ofSeconds(2);

  private final Server server;
  private final ServerConnector connector;
  private final Lines lines;
  private final Streams streams;
  private final Pulse pulse;

  private WebEdge(
      Server server, ServerConnector connector, Lines lines, Streams streams, Pulse pulse) {
    this.server = server;
    this.connector = connector;
    this.lines = lines;
    this.streams = streams;
    this.pulse = pulse;
  }

  /// Starts listening and answering.
  ///
  /// @param port 0 for any free port
  /// @throws UncheckedIOException if it cannot listen there
  public static WebEdge start(
      Listening listening,
      int port,
      Limits limits,
      Senders senders,
      Games games,
      InstantSource clock) {
    ServerSocketChannel socket = listen(listening, port);
    int bound = socket.socket().getLocalPort();
    Pulse pulse = new Pulse();
    ViewsOfGames views = new ViewsOfGames();
    Lines lines = new Lines(limits, pulse::millis);
    Streams streams = new Streams(games, views, clock, limits, pulse::millis);
    Server server = server();
    ServerConnector connector = connector(server, limits, lines, senders);
    Routes routes = new Routes(games, views, clock, limits, listening, bound);
    server.setHandler(
        new Front(
            routes,
            limits.of(CountLimit.BODY_BYTES),
            senders,
            Upgrades.of(server, streams, senders, limits)));
    server.setErrorHandler(Front::unreadable);
    open(server, connector, socket);
    pulse.start(_ -> {
      lines.sweep();
      streams.sweep();
    });
    return new WebEdge(server, connector, lines, streams, pulse);
  }

  private static ServerSocketChannel listen(Listening listening, int port) {
    try {
      ServerSocketChannel socket =
          listening.family().isPresent()
              ? ServerSocketChannel.open(listening.family().get())
              : ServerSocketChannel.open();
      try {
        socket.setOption(StandardSocketOptions.SO_REUSEADDR, canReuse());
        return socket.bind(listening.socket(port), WAITING_TO_BE_ACCEPTED);
      } catch (IOException refused) {
        socket.close();
        throw refused;
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /// On Windows the option would let two programs listen on the same port.
  private static boolean canReuse() {
    return !System.getProperty("os.name", "").startsWith("Windows");
  }

  private static Server server() {
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setName("jadoube-web");
    threads.setVirtualThreadsExecutor(
        Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("jadoube-request").factory()));
    Server server = new Server(threads);
    server.setStopTimeout(0);
    return server;
  }

  private static ServerConnector connector(
      Server server, Limits limits, Lines lines, Senders senders) {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setHttpCompliance(HttpCompliance.STRICT);
    http.setRequestHeaderSize(limits.of(CountLimit.HEAD_BYTES));
    ServerConnector connector =
        new ServerConnector(server, 1, 1, new HttpConnectionFactory(http)) {
          @Override
          protected SocketChannelEndPoint newEndPoint(
              SocketChannel channel, ManagedSelector selector, SelectionKey key)
              throws IOException {
            return new WireLine(channel, selector, key, getScheduler(), lines, senders);
          }
        };
    // `Lines` enforces the deadlines.
    connector.setIdleTimeout(0);
    server.addConnector(connector);
    return connector;
  }

  private static void open(Server server, ServerConnector connector, ServerSocketChannel socket) {
    try {
      connector.open(socket);
      server.start();
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    } catch (Exception broken) {
      throw new IllegalStateException("the web server does not start", broken);
    }
  }

  /// The port it listens on.
  public int port() {
    return connector.getLocalPort();
  }

  /// Tells followers that the server stops, lets running requests finish, and stops.
  @Override
  public void close() {
    connector.close();
    streams.stop();
    await(streams::isEmpty, FAREWELL);
    await(lines::areQuiet, LAST_REQUESTS);
    pulse.close();
    try {
      server.stop();
    } catch (Exception broken) {
      LOG.warn("stopping the web server failed", broken);
    }
  }

  private static void await(BooleanSupplier condition, Duration most) {
    long end = System.nanoTime() + most.toNanos();
    try {
      while (!condition.getAsBoolean() && System.nanoTime() < end) {
        Thread.sleep(5);
      }
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }
}
