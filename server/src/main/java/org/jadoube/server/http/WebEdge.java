package org.jadoube.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.Method;
import io.helidon.http.PathMatchers;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Function;
import org.jadoube.server.game.Games;
import org.jadoube.server.store.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// HTTP and WebSocket by Helidon, on virtual threads.
public final class WebEdge implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebEdge.class);
  private static final Duration SILENCE = Duration.ofSeconds(60);
  private static final int LONGEST_FRAME = 4096;

  private final WebServer server;
  private final Streams streams;

  private WebEdge(WebServer server, Streams streams) {
    this.server = server;
    this.streams = streams;
  }

  /// Listens, and answers from now on.
  ///
  /// @param port 0 for any that is free
  /// @param connections how many there may be at once
  public static WebEdge start(
      String host, int port, int connections, Games games, InstantSource clock) {
    tryToListen(host, port);
    Streams streams = new Streams(connections);
    WebServer server =
        WebServer.builder()
            .host(host)
            .port(port)
            .shutdownHook(false)
            .maxTcpConnections(connections)
            .maxPayloadSize(1 << 20)
            .idleConnectionTimeout(SILENCE)
            .connectionOptions(options -> options.readTimeout(SILENCE).tcpNoDelay(true))
            .shutdownGracePeriod(Duration.ofMillis(500))
            .addProtocol(WsConfig.builder().maxFrameLength(LONGEST_FRAME).build())
            .addRouting(http(games, clock))
            .addRouting(
                WsRouting.builder()
                    .endpoint("/api/games/{id}/stream", () -> new Stream(games, streams, clock)))
            .build()
            .start();
    if (!server.isRunning()) {
      // Helidon has logged why; it does not throw.
      server.stop();
      throw new IllegalStateException("the port is in use, or not allowed");
    }
    return new WebEdge(server, streams);
  }

  /// Where it cannot listen, Helidon logs stack traces and does not throw; the system says why in a
  /// word.
  private static void tryToListen(String host, int port) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(host, port));
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  private static HttpRouting.Builder http(Games games, InstantSource clock) {
    HttpRouting.Builder routing = HttpRouting.builder();
    new Api(games, clock).routes().forEach(route -> add(routing, route));
    Pages pages = new Pages(id -> isGame(games, id));
    add(routing, Route.get("/", pages::home));
    add(routing, Route.get("/join/{id}", pages::join));
    add(routing, Route.get("/game/{id}", pages::game));
    add(routing, Route.get("/assets/{+name}", call -> pages.asset(call, call.path("name"))));
    routing.any((asked, response) -> send(asked, response, pages.unknownPath(new WebCall(asked))));
    routing.error(HttpException.class, WebEdge::refuse);
    routing.error(RuntimeException.class, WebEdge::fail);
    return routing;
  }

  /// Where that cannot be found out, the page is shown, which asks again and again.
  private static boolean isGame(Games games, String id) {
    try {
      return GameId.read(id).flatMap(games::room).isPresent();
    } catch (RuntimeException failed) {
      LOG.warn("whether there is a game could not be found out", failed);
      return true;
    }
  }

  private static void add(HttpRouting.Builder routing, Route route) {
    routing.route(
        Method.predicate(route.methods().stream().map(Method::create).toList()),
        PathMatchers.create(route.path()),
        (request, response) -> answer(route.handler(), request, response));
  }

  private static void answer(
      Function<Call, Answer> handler, ServerRequest request, ServerResponse response) {
    send(request, response, handler.apply(new WebCall(request)));
  }

  private static void send(ServerRequest asked, ServerResponse response, Answer answer) {
    response.status(Status.create(answer.status()));
    Pages.HEADERS.forEach((name, value) -> response.header(name, value));
    answer.headers().forEach((name, value) -> response.header(name, value));
    if (answer.status() == Status.NOT_MODIFIED_304.code()) {
      response.send();
      return;
    }
    response.header(HeaderNames.CONTENT_TYPE, answer.contentType());
    if (asked.prologue().method().equals(Method.HEAD)) {
      response.contentLength(answer.body().length);
      response.send();
      return;
    }
    response.send(answer.body());
  }

  private static void refuse(ServerRequest asked, ServerResponse response, HttpException failed) {
    int status = failed.status().code();
    ApiError error =
        status == Status.REQUEST_ENTITY_TOO_LARGE_413.code()
            ? ApiError.tooLarge(Api.MOST_BYTES)
            : ApiError.of(status, "bad-request", "The request could not be read.");
    send(asked, response, Answer.error(error));
  }

  private static void fail(ServerRequest asked, ServerResponse response, RuntimeException bug) {
    LOG.error("a request failed", bug);
    send(
        asked,
        response,
        Answer.error(ApiError.of(500, "server-error", "The server could not do that.")));
  }

  /// Where it listens.
  public int port() {
    return server.port();
  }

  /// Tells those who follow a game that it stops, and stops.
  @Override
  public void close() {
    streams.stop();
    server.stop();
  }
}
