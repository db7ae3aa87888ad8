package org.jadoube.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Health;
import org.jadoube.web.answer.LawAnswers.Editions;
import org.jadoube.web.answer.ServerAnswers.EngineList;
import org.jadoube.web.answer.ServerAnswers.Problems;
import org.jadoube.web.answer.ServerAnswers.StoreHealth;
import org.jadoube.web.answer.ServerAnswers.Terms;
import org.jadoube.web.answer.ServerAnswers.Time;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.GameRequests;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.lawbook.ArticleList;
import org.jadoube.web.view.TimeControlSentence;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonReading;

/// The HTTP API about the server itself; [ServerOperations] describes it.
final class Api {
  private static final String RETRY_AFTER = "Retry-After";
  private static final String SOON = "1"; // second

  private static final Map<String, Answer> DESCRIPTIONS = new ConcurrentHashMap<>();

  private final Games games;
  private final ComputerPlayers computers;
  private final InstantSource clock;
  private final RateLimit requests;

  /// @param requests the request limit, shared by the whole API
  Api(Games games, ComputerPlayers computers, InstantSource clock, RateLimit requests) {
    this.games = games;
    this.computers = computers;
    this.clock = clock;
    this.requests = requests;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/time", ServerOperations.TIME, this::time),
        Route.get("/api/health", ServerOperations.HEALTH, this::health),
        Route.get("/api/engines", ServerOperations.ENGINES, this::engines),
        Route.get("/api/editions", ServerOperations.EDITIONS, this::editions),
        Route.get("/api/editions/{edition}/articles", ServerOperations.ARTICLES, this::articles),
        Route.get("/api/terms", ServerOperations.TERMS, this::terms),
        Route.get("/api/problems", ServerOperations.PROBLEMS, this::problems),
        Route.get("/api/openapi.yaml", ServerOperations.OPENAPI, _ -> description("openapi.yaml")),
        Route.get(
            "/api/asyncapi.yaml", ServerOperations.ASYNCAPI, _ -> description("asyncapi.yaml")));
  }

  private Answer time(Call call) {
    return Answer.json(200, Json.write(new Time(clock.millis())));
  }

  private Answer health(Call call) {
    Health health = games.health();
    String json = Json.write(StoreHealth.of(health));
    return health.trouble().isPresent()
        ? Answer.json(503, json).with(RETRY_AFTER, SOON)
        : Answer.json(200, json);
  }

  private Answer engines(Call call) {
    return Answer.json(200, Json.write(new EngineList(computers.offered())));
  }

  private Answer editions(Call call) {
    return Answer.json(200, Json.write(Editions.all()));
  }

  private Answer articles(Call call) {
    if (!requests.allows(call)) {
      return requests.refusal();
    }
    return Edition.named(call.path("edition"))
        .map(edition -> Answer.json(200, Json.write(ArticleList.of(edition, call.language()))))
        .orElseGet(() -> Answer.error(ApiError.unknownPath()));
  }

  private Answer terms(Call call) {
    if (!requests.allows(call)) {
      return requests.refusal();
    }
    return switch (GameRequests.timeControl(call.query("timeControl").orElse(""))) {
      case JsonReading.Read<TimeControl>(TimeControl control) ->
          Answer.json(
              200,
              Json.write(
                  new Terms(control.text(), TimeControlSentence.words(control, call.language()))));
      case JsonReading.Unreadable<TimeControl>(var fault) -> Answer.error(ApiError.of(fault));
    };
  }

  private Answer problems(Call call) {
    return Answer.json(200, Json.write(new Problems(ProblemKind.all())));
  }

  private static Answer description(String name) {
    return DESCRIPTIONS.computeIfAbsent(name, Api::load);
  }

  private static Answer load(String name) {
    try (InputStream yaml = Api.class.getResourceAsStream("/org/jadoube/web/api/" + name)) {
      return yaml == null
          ? Answer.error(ApiError.unknownPath())
          : new Answer(200, "application/yaml; charset=utf-8", yaml.readAllBytes(), Map.of());
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }
}
