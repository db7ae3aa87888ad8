package org.jadoube.web.http;

import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.WebSocketExtensionRegistry;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.WireLine;
import org.jadoube.web.http.game.GameOperations;
import org.jadoube.web.http.lobby.LobbyOperations;
import org.jadoube.web.http.stream.OpenStreams;
import org.jadoube.web.http.stream.Outbox;
import org.jadoube.web.http.stream.Stream;
import org.jadoube.web.http.stream.StreamOpening;
import org.jadoube.web.http.tournament.TournamentOperations;
import org.jadoube.web.http.tournament.TournamentPaths;
import org.jadoube.web.network.Senders;

/// Upgrades requests to WebSockets.
record Upgrades(
    ServerWebSocketContainer container,
    OpenStreams streams,
    Senders senders,
    Limits limits,
    Metrics metrics) {
  private static final Pattern GAME = Pattern.compile("/api/games/([^/]+)/stream");
  private static final String LOBBY = "/api/lobby/stream";
  private static final Pattern TOURNAMENT = Pattern.compile("/api/tournaments/([^/]+)/stream");

  /// Routes that answer requests without an upgrade to a WebSocket.
  static final List<Route> ROUTES =
      List.of(
          Route.stream("/api/games/{id}/stream", GameOperations.FOLLOW, _ -> upgradeRequired()),
          Route.stream(TournamentPaths.STREAM, TournamentOperations.FOLLOW, _ -> upgradeRequired()),
          Route.stream(LOBBY, LobbyOperations.FOLLOW, _ -> upgradeRequired()));

  private static final String VERSION = "13";
  private static final int KEY_BYTES = 16;
  private static final int UPGRADE_REQUIRED = 426;

  static Upgrades of(
      Server server, OpenStreams streams, Senders senders, Limits limits, Metrics metrics) {
    ServerWebSocketContainer container = ServerWebSocketContainer.ensure(server);
    // `OpenStreams` watches for silence.
    container.setIdleTimeout(Duration.ZERO);
    dropExtensions(
        WebSocketServerComponents.ensureWebSocketComponents(server).getExtensionRegistry());
    return new Upgrades(container, streams, senders, limits, metrics);
  }

  /// Drops compression: messages are short, so it would cost more memory than it saves in traffic.
  private static void dropExtensions(WebSocketExtensionRegistry extensions) {
    List.copyOf(extensions.getAvailableExtensionNames()).forEach(extensions::unregister);
  }

  /// Handles a WebSocket request; returns whether it was one.
  boolean take(String path, Request request, Response response, Callback callback) {
    if (!request.getMethod().equals("GET") || !path.endsWith("/stream")) {
      return false;
    }
    Optional<Function<Outbox.Wire, Stream>> opening =
        opening(path, StreamOpening.of(request, senders));
    opening.ifPresent(open ->
        flaw(request)
            .ifPresentOrElse(
                flaw -> Front.send(request, response, flaw, callback),
                () -> upgrade(open, request, response, callback)));
    return opening.isPresent();
  }

  /// How the WebSocket at a path is opened, if there is one.
  private Optional<Function<Outbox.Wire, Stream>> opening(String path, StreamOpening from) {
    Matcher game = GAME.matcher(path);
    if (game.matches()) {
      return Optional.of(wire -> streams.ofGame(game.group(1), from, wire));
    }
    Matcher tournament = TOURNAMENT.matcher(path);
    if (tournament.matches()) {
      return Optional.of(wire -> streams.ofTournament(tournament.group(1), from, wire));
    }
    return path.equals(LOBBY) ? Optional.of(wire -> streams.ofLobby(from, wire)) : Optional.empty();
  }

  private void upgrade(
      Function<Outbox.Wire, Stream> opening,
      Request request,
      Response response,
      Callback callback) {
    Socket socket = new Socket(WireLine.of(request).line(), limits, metrics, opening);
    if (!container.upgrade((_, _, _) -> socket, request, response, callback)) {
      Front.send(request, response, malformed(), callback);
    }
  }

  private static Optional<Answer> flaw(Request request) {
    if (!request.getHeaders().contains(HttpHeader.UPGRADE, "websocket")
        || !VERSION.equals(request.getHeaders().get(HttpHeader.SEC_WEBSOCKET_VERSION))) {
      return Optional.of(upgradeRequired());
    }
    return isKey(request.getHeaders().getValuesList(HttpHeader.SEC_WEBSOCKET_KEY))
        ? Optional.empty()
        : Optional.of(malformed());
  }

  private static boolean isKey(List<String> keys) {
    try {
      return keys.size() == 1 && Base64.getDecoder().decode(keys.getFirst()).length == KEY_BYTES;
    } catch (IllegalArgumentException other) {
      return false;
    }
  }

  private static Answer upgradeRequired() {
    return Answer.error(
            ApiError.expecting(
                UPGRADE_REQUIRED,
                ProblemKind.BAD_REQUEST,
                "Games, tournaments and the lobby are followed over WebSocket.",
                "the headers Upgrade: websocket and Sec-WebSocket-Version: " + VERSION))
        .with("Upgrade", "websocket")
        .with("Sec-WebSocket-Version", VERSION);
  }

  private static Answer malformed() {
    return Answer.error(
        ApiError.expecting(
            400,
            ProblemKind.BAD_REQUEST,
            "The request could not be read.",
            "the headers of a WebSocket's handshake (RFC 6455), Sec-WebSocket-Key once"));
  }
}
