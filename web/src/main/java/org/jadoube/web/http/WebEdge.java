package org.jadoube.web.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.web.http.exchange.Services;
import org.jadoube.web.http.page.PageCompression;
import org.jadoube.web.http.stream.OpenStreams;
import org.jadoube.web.network.ClientLines;
import org.jadoube.web.network.Pulse;
import org.jadoube.web.view.ViewsOfGames;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// HTTP and WebSocket with Jetty. A few threads move bytes; virtual threads handle requests and
/// messages.
public final class WebEdge implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebEdge.class);
  private static final int THREADS = 16;
  private static final long TIDY_MILLIS = 5_000;
  private static final Duration FAREWELL = Duration.ofSeconds(1);
  private static final Duration LAST_REQUESTS = Duration.ofSeconds(2);

  private final Server server;
  private final ServerConnector connector;
  private final ClientLines lines;
  private final OpenStreams streams;
  private final OpenLines sent;
  private final Pulse pulse;
  private final Shutdown shutdown;

  private WebEdge(
      Server server,
      ServerConnector connector,
      ClientLines lines,
      OpenStreams streams,
      OpenLines sent,
      Pulse pulse,
      Shutdown shutdown) {
    this.server = server;
    this.connector = connector;
    this.lines = lines;
    this.streams = streams;
    this.sent = sent;
    this.pulse = pulse;
    this.shutdown = shutdown;
  }

  /// Starts listening and answering.
  ///
  /// @throws UncheckedIOException if it cannot listen there
  public static WebEdge start(
      EdgeOptions options, Vitals vitals, Services services, InstantSource clock) {
    ServerSocketChannel socket = Connectors.listen(options.listening(), options.port());
    int bound = socket.socket().getLocalPort();
    Pulse pulse = new Pulse();
    ViewsOfGames views = new ViewsOfGames();
    Limits limits = options.limits();
    ClientLines lines = new ClientLines(limits, pulse::millis);
    OpenStreams streams = new OpenStreams(services, views, clock, limits, pulse::millis);
    OpenLines sent = new OpenLines(limits, pulse::millis);
    Server server = server();
    ServerConnector connector = Connectors.connector(server, options, lines);
    server.setHandler(
        PageCompression.before(
            new Front(
                new Routes(services, views, clock, options, bound, vitals),
                limits,
                options.senders(),
                Upgrades.of(server, streams, options.senders(), limits, vitals.metrics()),
                sent,
                vitals)));
    server.setErrorHandler(Front::unreadable);
    measure(vitals.metrics(), lines, streams);
    open(server, connector, socket);
    LongConsumer tidying = every(TIDY_MILLIS, views::tidy);
    pulse.start(millis -> {
      lines.sweep();
      streams.sweep();
      sent.sweep();
      tidying.accept(millis);
      options.certificate().ifPresent(certificate -> certificate.glance(millis));
    });
    return new WebEdge(server, connector, lines, streams, sent, pulse, vitals.shutdown());
  }

  private static LongConsumer every(long millis, Runnable task) {
    AtomicLong due = new AtomicLong(millis);
    return now -> {
      if (now >= due.get()) {
        due.set(now + millis);
        task.run();
      }
    };
  }

  private static void measure(Metrics metrics, ClientLines lines, OpenStreams streams) {
    metrics.gauge("jadoube.connections", "Connections of every kind", lines::size);
    metrics.gauge("jadoube.websockets", "WebSockets", streams::size);
    metrics.queue("messages", streams::waiting);
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

  /// From now on answers new requests with 503, and tells followers that the server is stopping.
  public void refuse() {
    shutdown.begin();
    streams.stop();
    sent.stop();
  }

  /// Refuses new requests, lets running ones finish, and stops.
  @Override
  public void close() {
    refuse();
    await(() -> streams.isEmpty() && sent.isEmpty(), FAREWELL);
    await(lines::areQuiet, LAST_REQUESTS);
    connector.close();
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
