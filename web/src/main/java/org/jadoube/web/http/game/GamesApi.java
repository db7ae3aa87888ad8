package org.jadoube.web.http.game;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.game.Arrival;
import org.jadoube.play.game.CreatedGame;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.GameTotals;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Joining;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.ArbitersPlace;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.Side;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.store.Unavailable;
import org.jadoube.web.answer.GameAnswers.EventList;
import org.jadoube.web.answer.GameAnswers.NewGame;
import org.jadoube.web.answer.GameAnswers.Seat;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.PlayingNames;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.DailyLimit;
import org.jadoube.web.http.exchange.GameRequests;
import org.jadoube.web.http.exchange.IdempotencyKeys;
import org.jadoube.web.http.exchange.Prefer;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.Reader;
import org.jadoube.web.view.ViewsOfGames;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Names;
import org.jadoube.wire.SeatRequest;

/// The HTTP API for games; [GameOperations] describes it.
public final class GamesApi {
  private static final int EVENTS_AT_ONCE = 1000;
  private static final Pattern SEQUENCE = Pattern.compile("\\d{1,9}");

  private final Games games;
  private final ComputerPlayers computers;
  private final ViewsOfGames views;
  private final InstantSource clock;
  private final Limits limits;
  private final RateLimit creations;
  private final RateLimit requests;
  private final People people;
  private final Admission admission;
  private final Acting acting;
  private final PlayingNames names;
  private final DailyLimit ofToday;

  /// @param requests the request limit, shared by the whole API
  public GamesApi(
      Games games,
      ComputerPlayers computers,
      ViewsOfGames views,
      People people,
      InstantSource clock,
      Limits limits,
      RateLimit requests) {
    this.games = games;
    this.computers = computers;
    this.views = views;
    this.clock = clock;
    this.limits = limits;
    this.requests = requests;
    this.people = people;
    this.admission = new Admission(people);
    this.acting = new Acting(views, people.log(), new GameTotals(limits));
    this.ofToday = new DailyLimit(limits, CountLimit.GAMES_PER_DAY, "games", clock);
    this.names = new PlayingNames(people, admission);
    this.creations =
        RateLimit.of(limits, CountLimit.GAMES_AT_ONCE, CountLimit.GAMES_PER_SECOND, clock);
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/games",
            GameOperations.CREATE,
            withBody(Requests.withHouseRules(limits), this::create)),
        Route.get("/api/games/{id}", GameOperations.SHOW, withRoom(this::show)),
        Route.post("/api/games/{id}/seats", GameOperations.JOIN, withBody(this::join)),
        Route.post("/api/games/{id}/acts", GameOperations.ACT, withBody(this::act)),
        Route.post("/api/games/{id}/trials", GameOperations.TRIAL, withBody(this::trial)),
        Route.get("/api/games/{id}/events", GameOperations.EVENTS, withRoom(this::events)),
        Route.get("/api/games/{id}/pgn", GameOperations.PGN, withRoom(this::pgn)));
  }

  private Answer create(Call call, String body) {
    if (!creations.allows(call)) {
      return creations.refusal();
    }
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    return ofToday.refusal(call).orElseGet(() -> read(call, body));
  }

  private Answer read(Call call, String body) {
    return switch (GameRequests.game(body)) {
      case JsonReading.Read<GameRequest>(GameRequest said) ->
          named(
              said,
              call,
              request ->
                  GameRequests.untimely(body, request, clock.instant())
                      .or(() -> unknownComputer(body, request))
                      .map(fault ->
                          again(request, call).orElseGet(() -> Answer.error(ApiError.of(fault))))
                      .orElseGet(() -> create(request, call)));
      case JsonReading.Unreadable<GameRequest>(JsonFault fault) -> Answer.error(ApiError.of(fault));
    };
  }

  private Optional<JsonFault> unknownComputer(String json, GameRequest request) {
    return request
        .computer()
        .flatMap(computers::fault)
        .map(expected -> Documents.GAME_REQUEST.fault(json, "/computer", expected));
  }

  /// The earlier answer to a request that comes again after the appointed time.
  private Optional<Answer> again(GameRequest request, Call call) {
    return admission
        .key(call)
        .flatMap(key -> games.createdBefore(request, key))
        .map(created -> created(created, request, call));
  }

  /// Handles the request under the name under which the sender plays, or judges.
  private Answer named(GameRequest request, Call call, Function<GameRequest, Answer> handler) {
    boolean nameless = request.name().filter(name -> !name.isEmpty()).isEmpty();
    if (request.arbiter() && nameless && admission.writer(call).isEmpty()) {
      return Answer.error(ApiError.namelessArbiter());
    }
    return names
        .of(call, request.name().orElse(""))
        .map(name -> handler.apply(request.withName(name)))
        .orElseGet(() -> Answer.error(ApiError.nameOfAccount()));
  }

  private Answer create(GameRequest request, Call call) {
    if (request.computer().isPresent() && computers.areBusy()) {
      return again(request, call).orElseGet(() -> Answer.error(ApiError.noComputer()));
    }
    return games
        .create(request, admission.key(call))
        .map(created -> created(created, request, call))
        .orElseGet(() -> Answer.error(ApiError.keyOfAnother()));
  }

  private Answer created(CreatedGame created, GameRequest request, Call call) {
    GameId id = created.id();
    if (request.arbiter()) {
      people.grants().arbitrate(id, candidate(request, call), created.arbiter());
      games.arbitersChanged(id);
    }
    Side side = request.arbiter() ? Side.ARBITER : Side.PLAYER;
    admission.note(side, id, request.regulations(), call);
    created.colour().ifPresent(colour -> seated(call, id, colour));
    return Answer.json(201, Json.write(NewGame.of(created, request)))
        .with("Location", "/api/games/" + id.text());
  }

  private ArbitersPlace.Candidate candidate(GameRequest request, Call call) {
    return new ArbitersPlace.Candidate(
        admission.writer(call).map(who -> who.account().id()), request.name().orElse(""));
  }

  /// Notes the seat of a signed-in player, who can then play without its token.
  private void seated(Call call, GameId game, Colour colour) {
    Scope scope = Scope.of(game);
    admission
        .writer(call)
        .map(who -> who.account().id())
        .ifPresent(account -> {
          people
              .grants()
              .give(account, scope, Role.PLAYER, Optional.of(colour), Grants.holder(account));
          games.own(game, colour, account.text());
        });
  }

  private Answer join(Call call, String body) {
    return room(call)
        .map(room -> join(room, call, body))
        .orElseGet(() -> Answer.error(ApiError.unknownGame()));
  }

  private Answer join(GameRoom room, Call call, String body) {
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    return switch (GameRequests.seat(body)) {
      case JsonReading.Read<SeatRequest>(SeatRequest request) ->
          names
              .of(call, request.name().orElse(""))
              .map(name ->
                  join(room, call, new SeatRequest(request.invitation(), Optional.of(name))))
              .orElseGet(() -> Answer.error(ApiError.nameOfAccount()));
      case JsonReading.Unreadable<SeatRequest>(JsonFault fault) -> Answer.error(ApiError.of(fault));
    };
  }

  private Answer join(GameRoom room, Call call, SeatRequest request) {
    if (admission.isOn(Side.ARBITER, room, call)) {
      return Answer.error(
          ApiError.of(NoRight.PLAYS, Optional.of(room.game().regulations().edition())));
    }
    Secret invitation = new Secret(request.invitation());
    return switch (room.join(invitation, request.name().orElse(""), admission.key(call))) {
      case Joining.Seated(Colour colour, Secret token) -> seated(room, call, colour, token);
      case Joining.NotInvited() -> Answer.error(ApiError.wrongInvitation());
      case Joining.KeyOfAnother() -> Answer.error(ApiError.keyOfAnother());
      case Joining.CalledOff() -> Answer.error(ApiError.tooLate());
      case Joining.Taken() -> Answer.error(ApiError.seatTaken());
    };
  }

  private Answer seated(GameRoom room, Call call, Colour colour, Secret token) {
    admission.note(Side.PLAYER, room.id(), room.game().regulations(), call);
    seated(call, room.id(), colour);
    if (room.snapshot().isOfItsArbiter()) {
      people.grants().acceptCreator(room.id(), colour);
      games.arbitersChanged(room.id());
    }
    return Answer.json(
        201,
        Json.write(new Seat(Document.SCHEMA, call.path("id"), Names.of(colour), token.text())));
  }

  private Answer show(GameRoom room, Call call) {
    Reader reader = reader(room, call);
    reader.player().ifPresent(player -> computers.asked(room, player));
    return Answer.json(200, Json.write(views.of(room).game(room.status(), reader)));
  }

  private Answer events(GameRoom room, Call call) {
    String after = call.query("after").orElse("0");
    return SEQUENCE.matcher(after).matches()
        ? Answer.json(200, Json.write(events(room, after, call)))
        : Answer.error(
            ApiError.unexpected(
                "after: found " + after + ", expected the sequence of an event",
                "",
                after,
                "a whole number, 0 for all events"));
  }

  /// The events of a game; a request with a player's token gets those that the player may see.
  private EventList events(GameRoom room, String after, Call call) {
    Game game = room.settled().game();
    int size = game.events().size();
    int known = Math.min(size, Integer.parseInt(after));
    int last = Math.min(size, known + EVENTS_AT_ONCE);
    Reader reader = reader(room, call);
    reader.player().ifPresent(player -> computers.asked(room, player));
    return new EventList(
        Document.SCHEMA,
        views.of(room).events(game, known, last, reader),
        last < size ? Optional.of(last) : Optional.empty());
  }

  private Reader reader(GameRoom room, Call call) {
    List<Capacity> as =
        GameId.read(call.path("id")).map(id -> admission.reader(room, id, call)).orElse(List.of());
    return Acting.reader(as, call.language());
  }

  private Answer pgn(GameRoom room, Call call) {
    return Answer.text(
            200, "application/vnd.chess-pgn; charset=utf-8", views.of(room).pgn(room.settled()))
        .with("Content-Disposition", "attachment; filename=\"jadoube-" + call.path("id") + ".pgn\"")
        .with("Cache-Control", "no-store");
  }

  /// Performs an act. It counts from the arrival of its last byte, so that processing time is not
  /// charged to the player.
  private Answer act(Call call, String body) {
    Optional<GameId> id = GameId.read(call.path("id"));
    if (id.isEmpty()) {
      return Answer.error(ApiError.unknownGame());
    }
    try (Arrival arrival = games.arrive(id.get())) {
      return games
          .room(id.get())
          .map(room -> act(room, id.get(), arrival, call, body))
          .orElseGet(() -> Answer.error(ApiError.unknownGame()));
    }
  }

  private Answer act(GameRoom room, GameId id, Arrival arrival, Call call, String body) {
    List<Capacity> as = admission.writer(room, id, call);
    if (as.isEmpty()) {
      return Answer.error(ApiError.wrongToken());
    }
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    String holder = as.getFirst().holder();
    if (!holder.isEmpty() && !requests.allows(holder)) {
      return requests.refusal();
    }
    boolean brief = Prefer.wantsLittle(call);
    Done.Extent extent = brief ? Done.Extent.LEAST : Done.Extent.WHOLE;
    Acting.Sent sent =
        new Acting.Sent(as, body, call.header(IdempotencyKeys.HEADER), call.language(), extent);
    return switch (acting.act(room, id, arrival, sent)) {
      case Acting.Result.Effective(Done done) ->
          Prefer.answered(Answer.json(200, Json.write(done)), brief);
      case Acting.Result.Failed(ApiError error) -> Answer.error(error);
    };
  }

  private Answer trial(Call call, String body) {
    return room(call)
        .map(room -> trial(room, call, body))
        .orElseGet(() -> Answer.error(ApiError.unknownGame()));
  }

  private Answer trial(GameRoom room, Call call, String body) {
    List<Capacity> as = admission.writer(room, room.id(), call);
    if (as.isEmpty()) {
      return Answer.error(ApiError.wrongToken());
    }
    Acting.Sent sent =
        new Acting.Sent(as, body, Optional.empty(), call.language(), Done.Extent.EVENTS);
    return switch (acting.trial(room, sent)) {
      case Acting.Result.Effective(Done done) -> Answer.json(200, Json.write(done));
      case Acting.Result.Failed(ApiError error) -> Answer.error(error);
    };
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
    return withBody(limits.of(CountLimit.BODY_BYTES), handler);
  }

  private Function<Call, Answer> withBody(int most, BiFunction<Call, String, Answer> handler) {
    return limited(call ->
        call.body(most)
            .map(body -> handler.apply(call, body))
            .orElseGet(() -> Answer.error(ApiError.tooLarge(most))));
  }

  private Function<Call, Answer> limited(Function<Call, Answer> handler) {
    return call -> requests.allows(call) ? guarded(handler, call) : requests.refusal();
  }

  /// A damaged game or an unavailable database is not a bug.
  private static Answer guarded(Function<Call, Answer> handler, Call call) {
    try {
      return handler.apply(call);
    } catch (DamagedGame damaged) {
      return Answer.error(ApiError.damaged());
    } catch (Unavailable unavailable) {
      return Answer.error(ApiError.unavailable());
    }
  }
}
