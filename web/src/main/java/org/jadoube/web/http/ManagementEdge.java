package org.jadoube.web.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Methods;
import org.jadoube.web.network.Listening;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Health and metrics on a port of their own, which games, and attacks on them, cannot keep busy.
public final class ManagementEdge implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ManagementEdge.class);
  private static final int THREADS = 6;
  private static final Duration IDLE = Duration.ofSeconds(30);

  private final Server server;
  private final ServerConnector connector;

  private ManagementEdge(Server server, ServerConnector connector) {
    this.server = server;
    this.connector = connector;
  }

  /// Starts answering.
  ///
  /// @param port 0 for any free one
  /// @throws UnknownHostException if there is no such host
  /// @throws UncheckedIOException if it cannot listen there
  public static ManagementEdge start(String host, int port, Vitals vitals)
      throws UnknownHostException {
    QueuedThreadPool threads = new QueuedThreadPool(THREADS, 1);
    threads.setName("jadoube-management");
    Server server = new Server(threads);
    server.setStopTimeout(0);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setIdleTimeout(IDLE.toMillis());
    connector.setPort(port);
    Listening.at(host).address().ifPresent(own -> connector.setHost(own.getHostAddress()));
    server.addConnector(connector);
    server.setHandler(new Asked(vitals));
    open(server);
    return new ManagementEdge(server, connector);
  }

  private static void open(Server server) {
    try {
      server.start();
    } catch (IOException refused) {
      stop(server);
      throw new UncheckedIOException(refused);
    } catch (Exception broken) {
      stop(server);
      throw new IllegalStateException("the management server does not start", broken);
    }
  }

  private static void stop(Server server) {
    try {
      server.stop();
    } catch (Exception broken) {
      LOG.warn("stopping the management server failed", broken);
    }
  }

  /// The port it listens on.
  public int port() {
    return connector.getLocalPort();
  }

  @Override
  public void close() {
    stop(server);
  }

  private static final class Asked extends Handler.Abstract {
    private final Vitals vitals;

    Asked(Vitals vitals) {
      this.vitals = vitals;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      Answer answer = answer(request);
      response.setStatus(answer.status());
      answer.headers().forEach(response.getHeaders()::put);
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.contentType());
      response.getHeaders().put(HttpHeader.CONTENT_LENGTH, answer.body().length);
      response.write(true, ByteBuffer.wrap(answer.body()), callback);
      return true;
    }

    private Answer answer(Request request) {
      return List.of("GET", "HEAD").contains(request.getMethod())
          ? vitals
              .answer(Request.getPathInContext(request))
              .orElseGet(() -> Answer.error(ApiError.unknownPath()))
          : Methods.answer(request.getMethod(), List.of("GET", "HEAD"));
    }
  }
}
