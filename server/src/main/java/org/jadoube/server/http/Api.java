package org.jadoube.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Edition;
import org.jadoube.server.game.ActId;
import org.jadoube.server.game.Arrival;
import org.jadoube.server.game.DamagedGame;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Health;
import org.jadoube.server.game.Joining;
import org.jadoube.server.game.Opening;
import org.jadoube.server.game.Outcome;
import org.jadoube.server.game.Wish;
import org.jadoube.server.network.CountLimit;
import org.jadoube.server.network.Limits;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.server.store.Unavailable;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.Json;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.TermsView;
import org.jadoube.server.view.Words;
import org.jadoube.wire.Document;

/// What can be asked over HTTP; described for its users in openapi.yaml.
final class Api {
  private static final String BEARER = "Bearer ";
  private static final String RETRY_AFTER = "Retry-After";
  private static final String SOON = "1"; // second
  private static final int LONGEST_SECRET = 200;
  private static final Pattern SEQUENCE = Pattern.compile("\\d{1,9}");

  private final Games games;
  private final InstantSource clock;
  private final Limits limits;
  private final RateLimit creations;
  private final RateLimit requests;

  Api(Games games, InstantSource clock, Limits limits) {
    this.games = games;
    this.clock = clock;
    this.limits = limits;
    this.creations =
        RateLimit.of(limits, CountLimit.GAMES_AT_ONCE, CountLimit.GAMES_PER_SECOND, clock);
    this.requests =
        RateLimit.of(limits, CountLimit.REQUESTS_AT_ONCE, CountLimit.REQUESTS_PER_SECOND, clock);
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/time", this::time),
        Route.get("/api/health", this::health),
        Route.get("/api/editions", this::editions),
        Route.get("/api/terms", this::terms),
        Route.get("/api/openapi.yaml", this::description),
        Route.post("/api/games", withBody(this::create)),
        Route.get("/api/games/{id}", withRoom(this::show)),
        Route.post("/api/games/{id}/seats", withBody(this::join)),
        Route.post("/api/games/{id}/acts", withBody(this::act)),
        Route.get("/api/games/{id}/events", withRoom(this::events)),
        Route.get("/api/games/{id}/pgn", withRoom((room, call) -> pgn(room, call.path("id")))));
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
    Wanted.Terms read = Wanted.terms(call.query("timeControl").orElse(""));
    return read.control()
        .map(control ->
            Answer.json(
                200,
                Json.object(
                    "timeControl", control.text(),
                    "terms", TermsView.words(control, call.language()))))
        .orElseGet(() -> failed(read.error()));
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

  private Answer create(Call call, String body) {
    if (!creations.allows(call)) {
      return Answer.error(ApiError.tooOften());
    }
    if (!Keys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    Wanted.Read read = Wanted.read(body);
    return read.wanted()
        .map(wanted -> new Wish(wanted.regulations(), wanted.colour(), wanted.name()))
        .map(wish -> create(wish, call))
        .orElseGet(() -> failed(read.error()));
  }

  private Answer create(Wish wish, Call call) {
    return games
        .create(wish, Keys.forCreating(call))
        .map(Api::created)
        .orElseGet(() -> Answer.error(ApiError.keyOfAnother()));
  }

  private static Answer created(Opening opening) {
    String id = opening.id().text();
    return Answer.json(
            201,
            Json.object(
                "schema",
                Document.SCHEMA,
                "id",
                id,
                "colour",
                Words.of(opening.colour()),
                "token",
                opening.token().text(),
                "invitation",
                opening.invitation().text(),
                "gamePath",
                "/game/" + id,
                "joinPath",
                "/join/" + id + "#" + opening.invitation().text()))
        .with("Location", "/api/games/" + id);
  }

  private Answer join(Call call, String body) {
    return room(call)
        .map(room -> join(room, call, body))
        .orElseGet(() -> Answer.error(ApiError.unknownGame()));
  }

  private Answer join(GameRoom room, Call call, String body) {
    Fields fields = Fields.of(body, List.of("invitation", "name"));
    String invitation = fields.text("invitation", "", LONGEST_SECRET);
    String name = Wanted.named(fields.playerName("name", Wanted.LONGEST_NAME));
    if (fields.error().isPresent()) {
      return failed(fields.error());
    }
    if (!Keys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    String key = call.header(Keys.HEADER).orElseGet(() -> UUID.randomUUID().toString());
    return switch (room.join(new Secret(invitation), name, key)) {
      case Joining.Seated(Colour colour, Secret token) ->
          Answer.json(
              201,
              Json.object(
                  "schema", Document.SCHEMA,
                  "id", call.path("id"),
                  "colour", Words.of(colour),
                  "token", token.text()));
      case Joining.NotInvited() -> Answer.error(ApiError.wrongInvitation());
      case Joining.KeyOfAnother() -> Answer.error(ApiError.keyOfAnother());
      case Joining.Taken() -> Answer.error(ApiError.seatTaken());
    };
  }

  private Answer show(GameRoom room, Call call) {
    return Answer.json(200, Json.write(room.view(reader(room, call))));
  }

  private Answer events(GameRoom room, Call call) {
    String after = call.query("after").orElse("0");
    return SEQUENCE.matcher(after).matches()
        ? Answer.json(
            200, Json.object("schema", Document.SCHEMA, "events", events(room, after, call)))
        : Answer.error(
            ApiError.unexpected(
                "after: found " + after + ", expected the sequence of an event",
                "",
                after,
                "a whole number, 0 for all events"));
  }

  /// Whoever shows a token sees what that player may see.
  private static List<EventView> events(GameRoom room, String after, Call call) {
    return room.events(Integer.parseInt(after), reader(room, call));
  }

  private static Reader reader(GameRoom room, Call call) {
    return new Reader(token(call).flatMap(room::player), call.language());
  }

  private Answer pgn(GameRoom room, String id) {
    return Answer.text(200, "application/vnd.chess-pgn; charset=utf-8", room.pgn())
        .with("Content-Disposition", "attachment; filename=\"jadoube-" + id + ".pgn\"")
        .with("Cache-Control", "no-store");
  }

  /// The time of an act is that at which all of it had come: what happens after is the server's.
  private Answer act(Call call, String body) {
    Optional<GameId> id = GameId.read(call.path("id"));
    if (id.isEmpty()) {
      return Answer.error(ApiError.unknownGame());
    }
    try (Arrival arrival = games.arrive(id.get())) {
      return games
          .room(id.get())
          .map(room -> act(room, arrival, call, body))
          .orElseGet(() -> Answer.error(ApiError.unknownGame()));
    }
  }

  private Answer act(GameRoom room, Arrival arrival, Call call, String body) {
    Optional<Colour> player = token(call).flatMap(room::player);
    if (player.isEmpty()) {
      return Answer.error(ApiError.wrongToken());
    }
    if (!Keys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    Optional<ApiError> unseen = Unseen.in(body);
    if (unseen.isPresent()) {
      return failed(unseen);
    }
    Optional<ActId> id = call.header(Keys.HEADER).map(key -> ActId.of(player.get(), key));
    return switch (room.act(arrival, player.get(), body, id, call.language())) {
      case Outcome.Unreadable(var fault) -> Answer.error(ApiError.of(fault));
      case Outcome.NotOnAScreen() -> Answer.error(ApiError.notOnAScreen());
      case Outcome.IdOfAnother() -> Answer.error(ApiError.keyOfAnother());
      case Outcome.Decided decided -> answer(decided);
    };
  }

  private static Answer answer(Outcome.Decided decided) {
    return decided
        .refusal()
        .filter(_ -> !decided.happened())
        .map(refusal -> Answer.error(ApiError.of(decided, refusal)))
        .orElseGet(() -> Answer.json(200, Json.write(Done.of(decided))));
  }

  private static Answer failed(Optional<ApiError> error) {
    return Answer.error(error.orElseGet(ApiError::unknownPath));
  }

  /// The token of the one who asks.
  private static Optional<Secret> token(Call call) {
    return call.header("Authorization")
        .filter(header -> header.startsWith(BEARER) && header.length() <= LONGEST_SECRET)
        .map(header -> new Secret(header.substring(BEARER.length()).strip()));
  }

  private Optional<GameRoom> room(Call call) {
    return GameId.read(call.path("id")).flatMap(games::room);
  }

  private Function<Call, Answer> withRoom(BiFunction<GameRoom, Call, Answer> handler) {
    return limited(call ->
        room(call)
            .map(room -> handler.apply(room, call))
            .orElseGet(() -> Answer.error(ApiError.unknownGame())));
  }

  private Function<Call, Answer> withBody(BiFunction<Call, String, Answer> handler) {
    return limited(call ->
        call.body()
            .map(body -> handler.apply(call, body))
            .orElseGet(() -> Answer.error(ApiError.tooLarge(limits.of(CountLimit.BODY_BYTES)))));
  }

  private Function<Call, Answer> limited(Function<Call, Answer> handler) {
    return call ->
        requests.allows(call) ? guarded(handler, call) : Answer.error(ApiError.tooOften());
  }

  /// What is wrong with a game, or with the database, is no fault of the program's.
  private static Answer guarded(Function<Call, Answer> handler, Call call) {
    try {
      return handler.apply(call);
    } catch (DamagedGame damaged) {
      return Answer.error(ApiError.damaged());
    } catch (Unavailable unavailable) {
      return Answer.error(ApiError.unavailable()).with(RETRY_AFTER, SOON);
    }
  }
}
