package org.jadoube.web.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.play.game.Games;
import org.jadoube.play.metrics.Metrics;
import org.jadoube.web.answer.ServerAnswers.Liveness;
import org.jadoube.web.answer.ServerAnswers.Readiness;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.network.MetricsAccess;
import org.jadoube.wire.Json;

/// Answers for load balancers and monitoring: whether the process lives, whether it should get
/// requests, and its measurements.
public record Vitals(Games games, Metrics metrics, Shutdown shutdown) {
  private static final String HEALTH = "/health";
  private static final String READY = "/ready";
  private static final String METRICS = "/metrics";
  private static final String RETRY_AFTER = "Retry-After";
  private static final String SOON = "1"; // second
  private static final String LATER = "3"; // seconds, by when another server may be there

  /// The routes on the port where the games are served.
  List<Route> routes(MetricsAccess access) {
    return List.of(
        Route.get(HEALTH, ServerOperations.LIVE, _ -> health()),
        Route.get(READY, ServerOperations.READY, _ -> ready()),
        Route.get(
            METRICS,
            ServerOperations.METRICS,
            call -> mayRead(access, call) ? measured() : Answer.error(ApiError.unknownPath())));
  }

  private static boolean mayRead(MetricsAccess access, Call call) {
    return switch (access) {
      case LOCAL -> call.isFromHere();
      case OPEN -> true;
      case OFF -> false;
    };
  }

  /// The answer on the port where only these are served.
  Optional<Answer> answer(String path) {
    return switch (path) {
      case HEALTH -> Optional.of(health());
      case READY -> Optional.of(ready());
      case METRICS -> Optional.of(measured());
      default -> Optional.empty();
    };
  }

  /// Whether this is answered even while the server stops.
  static boolean isVital(String path) {
    return Set.of(HEALTH, READY, METRICS).contains(path);
  }

  private static Answer health() {
    return Answer.json(200, Json.write(Liveness.UP));
  }

  private Answer ready() {
    if (shutdown.isAnnounced()) {
      return notReady("stopping", "the server is stopping", LATER);
    }
    return games
        .health()
        .trouble()
        .map(trouble -> notReady("down", trouble, SOON))
        .orElseGet(() -> Answer.json(200, Json.write(new Readiness("ready", Optional.empty()))));
  }

  private static Answer notReady(String status, String reason, String wait) {
    return Answer.json(503, Json.write(new Readiness(status, Optional.of(reason))))
        .with(RETRY_AFTER, wait);
  }

  private Answer measured() {
    byte[] text = metrics.text().getBytes(StandardCharsets.UTF_8);
    return new Answer(200, Metrics.CONTENT_TYPE, text, Map.of("Cache-Control", "no-store"));
  }

  /// The answer to any other request while the server stops.
  static Answer stopping() {
    return Answer.error(ApiError.stopping()).with(RETRY_AFTER, LATER);
  }
}
