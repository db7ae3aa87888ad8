package org.jadoube.web.http.access;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.play.game.Games;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;

/// Answers about games and tournaments that an operator has hidden as if they did not exist, to all
/// but their officials.
public record Concealing(Games games, People people, Admission admission) {
  private static final String GAME = "/api/games/{id}";
  private static final String TOURNAMENT = "/api/tournaments/{tournament}";

  /// This route with hidden things left out.
  public Route of(Route route) {
    if (route.path().startsWith(GAME)) {
      return with(route, this::game);
    }
    return route.path().startsWith(TOURNAMENT) ? with(route, this::tournament) : route;
  }

  private static Route with(Route route, Function<Call, Optional<Answer>> refusal) {
    return new Route(
        route.methods(),
        route.path(),
        route.operation(),
        call -> refusal.apply(call).orElseGet(() -> route.handler().apply(call)));
  }

  private Optional<Answer> game(Call call) {
    return GameId.read(call.path("id"))
        .filter(id -> people.hidden().has(Scope.of(id)))
        .filter(id -> !isOfficial(id, call))
        .map(_ -> Answer.error(ApiError.unknownGame()));
  }

  private boolean isOfficial(GameId id, Call call) {
    return games
        .room(id)
        .filter(room -> admission.reader(room, id, call).stream().anyMatch(Concealing::isOfficial))
        .isPresent();
  }

  /// Whether somebody sees hidden things.
  public static boolean isOfficial(Capacity as) {
    return as.role().isArbiter() || as.role() == Role.ORGANISER;
  }

  private Optional<Answer> tournament(Call call) {
    return Scope.tournament(call.path("tournament"))
        .filter(scope -> people.hidden().has(scope))
        .filter(scope -> !new Surroundings(scope, admission.visitor(scope, call)).isOfficial())
        .map(_ -> Answer.error(ApiError.unknownTournament()));
  }
}
