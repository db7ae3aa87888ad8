package org.jadoube.server.http.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.server.answer.Settled;
import org.jadoube.server.game.GameRoom;
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Rematch;
import org.jadoube.server.http.access.Admission;
import org.jadoube.server.http.exchange.Answer;
import org.jadoube.server.http.exchange.ApiError;
import org.jadoube.server.http.exchange.Call;
import org.jadoube.server.http.exchange.RateLimit;
import org.jadoube.server.http.exchange.Requests;
import org.jadoube.server.http.exchange.Route;
import org.jadoube.server.people.Grants;
import org.jadoube.server.people.People;
import org.jadoube.server.people.Scope;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.GameId;
import org.jadoube.server.view.CasualView;
import org.jadoube.wire.Document;
import org.jadoube.wire.Json;

/// The HTTP API for what players settle between themselves; [SettlingOperations] describes it.
public final class SettlingApi {
  private final Games games;
  private final People people;
  private final Admission admission;
  private final Requests requests;
  private final RateLimit creations;

  /// @param creations the limit for new games
  public SettlingApi(Games games, People people, Requests requests, RateLimit creations) {
    this.games = games;
    this.people = people;
    this.admission = new Admission(people);
    this.requests = requests;
    this.creations = creations;
  }

  public List<Route> routes() {
    return List.of(
        Route.post("/api/games/{id}/abort", SettlingOperations.ABORT, byPlayer(this::abort)),
        Route.post("/api/games/{id}/rematch", SettlingOperations.REMATCH, byPlayer(this::rematch)));
  }

  /// A player who asks, in a game.
  private record Asking(Call call, Colour player) {}

  private Function<Call, Answer> byPlayer(BiFunction<GameRoom, Asking, Answer> handler) {
    return requests.plain(call ->
        GameId.read(call.path("id"))
            .flatMap(games::room)
            .map(room ->
                player(room, call)
                    .map(player -> handler.apply(room, new Asking(call, player)))
                    .orElseGet(() -> Answer.error(ApiError.wrongToken())))
            .orElseGet(() -> Answer.error(ApiError.unknownGame())));
  }

  private Optional<Colour> player(GameRoom room, Call call) {
    return admission.writer(room, room.id(), call).stream()
        .filter(Capacity::isPlayer)
        .findFirst()
        .flatMap(Capacity::colour);
  }

  private Answer abort(GameRoom room, Asking by) {
    return games.abort(room, by.player()) ? settled(room) : Answer.error(ApiError.tooLate());
  }

  private Answer rematch(GameRoom room, Asking by) {
    if (!creations.allows(by.call())) {
      return Answer.error(ApiError.tooOften());
    }
    Optional<Rematch> rematch = games.rematch(room, by.player());
    rematch.flatMap(Rematch::game).ifPresent(next -> seat(by, next));
    return rematch.isPresent() ? settled(room) : Answer.error(ApiError.tooLate());
  }

  /// Whoever has signed in can play without the token of the seat there, too.
  private void seat(Asking by, GameId next) {
    admission
        .writer(by.call())
        .map(who -> who.account().id())
        .ifPresent(account ->
            people
                .grants()
                .give(
                    account,
                    Scope.of(next),
                    Role.PLAYER,
                    Optional.of(by.player().opposite()),
                    Grants.holder(account)));
  }

  private static Answer settled(GameRoom room) {
    CasualView casual = CasualView.of(room.snapshot());
    return Answer.json(200, Json.write(new Settled(Document.SCHEMA, room.id().text(), casual)));
  }
}
