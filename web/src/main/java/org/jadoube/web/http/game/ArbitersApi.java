package org.jadoube.web.http.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.ArbitersPlace;
import org.jadoube.play.people.ArbitersPlace.Outcome;
import org.jadoube.play.people.People;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.Side;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.answer.RoleAnswers.NewRole;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.PlayingNames;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.GameRequests;
import org.jadoube.web.http.exchange.IdempotencyKeys;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.SeatRequest;

/// The HTTP API for arbiters who are invited to a game; [ArbiterOperations] describes it.
public final class ArbitersApi {
  private final Games games;
  private final People people;
  private final Admission admission;
  private final Requests requests;
  private final PlayingNames names;

  public ArbitersApi(Games games, People people, Requests requests) {
    this.games = games;
    this.people = people;
    this.admission = new Admission(people);
    this.requests = requests;
    this.names = new PlayingNames(people, admission);
  }

  public List<Route> routes() {
    return List.of(
        Route.post("/api/games/{id}/arbiter", ArbiterOperations.TAKE, inGame(this::take)),
        Route.post(
            "/api/games/{id}/roles/{role}/acceptance",
            ArbiterOperations.ACCEPT,
            inGame(this::accept)));
  }

  private Function<Call, Answer> inGame(BiFunction<GameRoom, Call, Answer> handler) {
    return requests.plain(call ->
        GameId.read(call.path("id"))
            .flatMap(games::room)
            .map(room -> handler.apply(room, call))
            .orElseGet(() -> Answer.error(ApiError.unknownGame())));
  }

  private Answer take(GameRoom room, Call call) {
    Optional<String> body = call.body();
    if (body.isEmpty()) {
      return Answer.error(ApiError.tooLarge(requests.limits().of(CountLimit.BODY_BYTES)));
    }
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    return switch (GameRequests.seat(body.get())) {
      case JsonReading.Read<SeatRequest>(SeatRequest request) -> take(room, call, request);
      case JsonReading.Unreadable<SeatRequest>(JsonFault fault) -> Answer.error(ApiError.of(fault));
    };
  }

  private Answer take(GameRoom room, Call call, SeatRequest request) {
    Optional<AccountId> account = admission.writer(call).map(who -> who.account().id());
    String given = request.name().orElse("");
    if (account.isEmpty() && given.isEmpty()) {
      return Answer.error(ApiError.namelessArbiter());
    }
    return names
        .of(call, given)
        .map(name -> take(room, call, request, new ArbitersPlace.Candidate(account, name)))
        .orElseGet(() -> Answer.error(ApiError.nameOfAccount()));
  }

  private Answer take(
      GameRoom room, Call call, SeatRequest request, ArbitersPlace.Candidate candidate) {
    if (admission.isOn(Side.PLAYER, room, call)) {
      return Answer.error(
          ApiError.of(NoRight.PLAYS, Optional.of(room.game().regulations().edition())));
    }
    Optional<String> under = admission.key(call).map(key -> key.id("arbiter " + room.id()));
    Secret invitation = new Secret(request.invitation());
    return switch (people.arbiters().take(room.id(), invitation, candidate, under)) {
      case Outcome.Taken(Secret key) -> taken(room, call, key);
      case Outcome.NotInvited() -> Answer.error(ApiError.wrongInvitation());
      case Outcome.KeyOfAnother() -> Answer.error(ApiError.keyOfAnother());
    };
  }

  private Answer taken(GameRoom room, Call call, Secret key) {
    admission.note(Side.ARBITER, room.id(), room.game().regulations(), call);
    games.arbitersChanged(room.id());
    return Answer.json(201, Json.write(NewRole.of(Role.CHIEF_ARBITER, Optional.of(key.text()))));
  }

  private Answer accept(GameRoom room, Call call) {
    Optional<Colour> player =
        admission.writer(room, room.id(), call).stream()
            .filter(Capacity::isPlayer)
            .findFirst()
            .flatMap(Capacity::colour);
    if (player.isEmpty()) {
      return Answer.error(ApiError.wrongToken());
    }
    return people
        .grants()
        .find(Scope.of(room.id()), call.path("role"))
        .filter(grant -> grant.role().isArbiter())
        .map(grant -> accepted(room, grant, player.get()))
        .orElseGet(() -> Answer.error(ApiError.unknownRole()));
  }

  private Answer accepted(GameRoom room, RoleGrant arbiter, Colour player) {
    people.grants().accept(arbiter, player);
    games.arbitersChanged(room.id());
    return Answer.none();
  }
}
