package org.jadoube.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Health;
import org.jadoube.server.view.TimeControlSentence;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonReading;

/// The HTTP API about the server itself; openapi.yaml documents it.
final class Api {
  private static final String RETRY_AFTER = "Retry-After";
  private static final String SOON = "1"; // second

  private final Games games;
  private final InstantSource clock;
  private final RateLimit requests;

  /// @param requests the request limit, shared by the whole API
  Api(Games games, InstantSource clock, RateLimit requests) {
    this.games = games;
    this.clock = clock;
    this.requests = requests;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/time", this::time),
        Route.get("/api/health", this::health),
        Route.get("/api/editions", this::editions),
        Route.get("/api/terms", this::terms),
        Route.get("/api/problems", this::problems),
        Route.get("/api/openapi.yaml", this::description));
  }

  private Answer time(Call call) {
    return Answer.json(200, Json.object("now", clock.millis()));
  }

  private Answer health(Call call) {
    Health health = games.health();
    return health
        .trouble()
        .map(trouble ->
            Answer.json(
                    503,
                    Json.object(
                        "status",
                        "down",
                        "reason",
                        trouble,
                        "gamesInMemory",
                        health.gamesInMemory(),
                        "damagedGames",
                        health.damagedGames()))
                .with(RETRY_AFTER, SOON))
        .orElseGet(() ->
            Answer.json(
                200,
                Json.object(
                    "status", "up",
                    "gamesInMemory", health.gamesInMemory(),
                    "damagedGames", health.damagedGames())));
  }

  private Answer editions(Call call) {
    List<Map<String, String>> editions =
        Edition.all().reversed().stream()
            .map(edition ->
                Map.of("name", edition.name(), "inForceFrom", edition.inForceFrom().toString()))
            .toList();
    return Answer.json(200, Json.object("editions", editions));
  }

  private Answer terms(Call call) {
    if (!requests.allows(call)) {
      return Answer.error(ApiError.tooOften());
    }
    return switch (GameRequests.timeControl(call.query("timeControl").orElse(""))) {
      case JsonReading.Read<TimeControl>(TimeControl control) ->
          Answer.json(
              200,
              Json.object(
                  "timeControl", control.text(),
                  "terms", TimeControlSentence.words(control, call.language())));
      case JsonReading.Unreadable<TimeControl>(var fault) -> Answer.error(ApiError.of(fault));
    };
  }

  private Answer problems(Call call) {
    return Answer.json(200, Json.object("problems", ProblemKind.all()));
  }

  private Answer description(Call call) {
    try (InputStream yaml = Api.class.getResourceAsStream("/org/jadoube/server/api/openapi.yaml")) {
      return yaml == null
          ? Answer.error(ApiError.unknownPath())
          : new Answer(200, "application/yaml; charset=utf-8", yaml.readAllBytes(), Map.of());
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }
}
