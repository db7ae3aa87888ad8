package org.jadoube.web.http.game;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Rematch;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredSeat;
import org.jadoube.web.answer.GameAnswers.Settled;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.StateView.CasualView;
import org.jadoube.wire.Document;
import org.jadoube.wire.Json;

/// The HTTP API for arrangements between the players; [SettlingOperations] describes it.
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
      return creations.refusal();
    }
    Optional<Rematch> rematch = games.rematch(room, by.player());
    rematch.flatMap(Rematch::game).ifPresent(next -> seat(room, by, next));
    return rematch.isPresent() ? settled(room) : Answer.error(ApiError.tooLate());
  }

  /// Notes the seat in the next game, so that a signed-in player can play there without its token,
  /// even the one who asked first, when there was no next game yet.
  private void seat(GameRoom room, Asking by, GameId next) {
    for (StoredSeat seat : room.snapshot().stored().seats()) {
      seat.account()
          .map(AccountId::new)
          .ifPresent(account -> seat(account, seat.colour().colour().opposite(), next));
    }
    admission
        .writer(by.call())
        .ifPresent(who -> seat(who.account().id(), by.player().opposite(), next));
  }

  private void seat(AccountId account, Colour colour, GameId next) {
    people
        .grants()
        .give(account, Scope.of(next), Role.PLAYER, Optional.of(colour), Grants.holder(account));
  }

  private static Answer settled(GameRoom room) {
    CasualView casual = CasualView.of(room.snapshot());
    return Answer.json(200, Json.write(new Settled(Document.SCHEMA, room.id().text(), casual)));
  }
}
