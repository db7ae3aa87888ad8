package org.jadoube.web.http.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Colour;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Games;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.web.answer.RoleAnswers.GivenRole;
import org.jadoube.web.answer.RoleAnswers.NewRole;
import org.jadoube.web.answer.RoleAnswers.OfficeEntries;
import org.jadoube.web.answer.RoleAnswers.RoleList;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Surroundings;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.OwnPages;
import org.jadoube.web.http.exchange.PlayerName;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.Names;
import org.jadoube.wire.RoleRequest;

/// The HTTP API for roles in games and tournaments, and for the log of officials' deeds;
/// [RoleOperations] describes it.
public final class RolesApi {
  private final Games games;
  private final People people;
  private final Admission admission;
  private final Requests requests;
  private final java.security.SecureRandom random = new java.security.SecureRandom();

  public RolesApi(Games games, People people, Requests requests) {
    this.games = games;
    this.people = people;
    this.admission = new Admission(people);
    this.requests = requests;
  }

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    for (RoleOperations in : RoleOperations.values()) {
      String at = in.path();
      routes.add(requests.post(at + "/roles", in.give(), Documents.ROLE_REQUEST, this::give));
      routes.add(requests.get(at + "/roles", in.roles(), call -> inPlace(call, this::roles)));
      routes.add(requests.delete(at + "/roles/{role}", in.take(), this::take));
      routes.add(
          requests.get(
              at + "/log",
              in.log(),
              call -> inPlace(call, place -> log(place, call.query("before")))));
    }
    return routes;
  }

  private Answer inPlace(Call call, Function<Surroundings, Answer> handler) {
    return call.path("id").isEmpty() ? inTournament(call, handler) : inGame(call, handler);
  }

  private Answer inGame(Call call, Function<Surroundings, Answer> handler) {
    Optional<GameId> id = GameId.read(call.path("id"));
    Optional<GameRoom> room = id.flatMap(games::room);
    if (id.isEmpty() || room.isEmpty()) {
      return Answer.error(ApiError.unknownGame());
    }
    if (OwnPages.isForeign(call)) {
      return Answer.error(ApiError.crossSite());
    }
    List<Capacity> as = admission.reader(room.get(), id.get(), call);
    return as.isEmpty()
        ? Answer.error(ApiError.wrongToken())
        : handler.apply(new Surroundings(Scope.of(id.get()), as));
  }

  private Answer inTournament(Call call, Function<Surroundings, Answer> handler) {
    Optional<Scope> scope = Scope.tournament(call.path("tournament"));
    if (scope.isEmpty()) {
      return Answer.error(ApiError.unknownPath());
    }
    if (OwnPages.isForeign(call)) {
      return Answer.error(ApiError.crossSite());
    }
    List<Capacity> as = admission.visitor(scope.get(), call);
    return as.isEmpty()
        ? Answer.error(ApiError.unknownInTournament(call))
        : handler.apply(new Surroundings(scope.get(), as));
  }

  private Answer give(Call call, RoleRequest request) {
    Optional<Role> role = Role.named(request.role()).filter(RolesApi::canBeGiven);
    if (role.isEmpty() || (role.get() == Role.ASSISTANT) != request.colour().isPresent()) {
      return Answer.error(
          ApiError.unexpected(
              "role: found " + request.role() + ", expected a role that is given",
              "/role",
              request.role(),
              "arbiter, chief-arbiter, organiser or player, or assistant with a colour"));
    }
    boolean nameless = request.account().isEmpty() && name(request).isEmpty();
    if (role.get().isArbiter() && nameless) {
      return Answer.error(ApiError.namelessArbiter());
    }
    if (request.account().isEmpty() && people.accounts().names().owner(name(request)).isPresent()) {
      return Answer.error(ApiError.nameOfAccount());
    }
    return inPlace(call, place -> give(place, role.get(), request));
  }

  private static String name(RoleRequest request) {
    return request.name().map(PlayerName::of).orElse("");
  }

  private static boolean canBeGiven(Role role) {
    return role != Role.SPECTATOR && role != Role.CAPTAIN;
  }

  private static Matter matter(Role role) {
    return switch (role) {
      case ARBITER -> Matter.APPOINT_ARBITER;
      case CHIEF_ARBITER -> Matter.APPOINT_CHIEF_ARBITER;
      case ORGANISER -> Matter.APPOINT_ORGANISER;
      case ASSISTANT -> Matter.ADMIT_ASSISTANT;
      case PLAYER, CAPTAIN, SPECTATOR -> Matter.ENTER_PLAYER;
    };
  }

  private Answer give(Surroundings place, Role role, RoleRequest request) {
    Matter matter = matter(role);
    if (place.verdict(matter) instanceof RightsVerdict.Denied(var ground)) {
      return Answer.error(ApiError.of(ground, Optional.empty()));
    }
    int most = requests.limits().of(CountLimit.ROLES_PER_TOURNAMENT);
    if (people.grants().in(place.scope()).size() >= most) {
      return Answer.error(
          ApiError.limitReached("At most " + most + " roles are given in one place."));
    }
    Optional<Account> account = request.account().flatMap(people.accounts()::find);
    if (request.account().isPresent() && account.isEmpty()) {
      return Answer.error(ApiError.unknownAccount());
    }
    Capacity by = place.holder(matter);
    String what =
        role.text()
            + request.colour().map(colour -> " of " + Names.of(colour)).orElse("")
            + " to "
            + account.map(found -> Grants.holder(found.id())).orElse("a new key");
    String entry = people.log().begin(place.scope(), by, matter.text(), what);
    Answer answer =
        account
            .map(found -> give(place.scope(), role, request.colour(), found, by))
            .orElseGet(() -> give(place.scope(), role, request, by));
    people.log().end(entry, "done");
    arbitersChanged(place.scope(), role);
    return answer;
  }

  private void arbitersChanged(Scope scope, Role role) {
    if (role.isArbiter()) {
      scope.game().ifPresent(games::arbitersChanged);
      scope
          .tournament()
          .ifPresent(
              tournament -> people.grants().unfinished(tournament).forEach(games::arbitersChanged));
    }
  }

  private Answer give(
      Scope scope, Role role, Optional<Colour> colour, Account account, Capacity by) {
    people.grants().give(account.id(), scope, role, colour, by.holder());
    return Answer.json(201, Json.write(NewRole.of(role, Optional.empty())));
  }

  private Answer give(Scope scope, Role role, RoleRequest request, Capacity by) {
    Secret key = Secret.random(random);
    people.grants().give(key, scope, role, request.colour(), name(request), by.holder());
    return Answer.json(201, Json.write(NewRole.of(role, Optional.of(key.text()))));
  }

  /// Takes a role away. Those who may not read the roles do not learn from the answer which exist.
  private Answer take(Call call) {
    return inPlace(
        call,
        place ->
            place.verdict(Matter.READ_LOG) instanceof RightsVerdict.Denied(var ground)
                ? Answer.error(ApiError.of(ground, Optional.empty()))
                : people
                    .grants()
                    .find(place.scope(), call.path("role"))
                    .map(found -> take(place, found))
                    .orElseGet(() -> Answer.error(ApiError.unknownRole())));
  }

  private Answer take(Surroundings place, RoleGrant grant) {
    Matter matter = matter(grant.role());
    if (place.verdict(matter) instanceof RightsVerdict.Denied(var ground)) {
      return Answer.error(ApiError.of(ground, Optional.empty()));
    }
    String what = "took " + grant.role().text() + " " + grant.id();
    String entry = people.log().begin(place.scope(), place.holder(matter), matter.text(), what);
    boolean taken = people.grants().take(grant);
    arbitersChanged(place.scope(), grant.role());
    boolean last = !taken && people.grants().find(grant.scope(), grant.id()).isPresent();
    people.log().end(entry, taken ? "done" : last ? "refused: the last organiser" : "gone");
    return last ? Answer.error(ApiError.lastOrganiser()) : Answer.none();
  }

  private Answer roles(Surroundings place) {
    if (place.verdict(Matter.READ_LOG) instanceof RightsVerdict.Denied(var ground)) {
      return Answer.error(ApiError.of(ground, Optional.empty()));
    }
    List<GivenRole> roles = people.grants().in(place.scope()).stream().map(this::view).toList();
    return Answer.json(200, Json.write(new RoleList(Document.SCHEMA, roles)));
  }

  private GivenRole view(RoleGrant grant) {
    return GivenRole.of(grant, grant.account().flatMap(people.accounts()::find).map(Account::name));
  }

  private Answer log(Surroundings place, Optional<String> before) {
    if (place.verdict(Matter.READ_LOG) instanceof RightsVerdict.Denied(var ground)) {
      return Answer.error(ApiError.of(ground, Optional.empty()));
    }
    return Answer.json(200, Json.write(OfficeEntries.of(people.log().of(place.scope(), before))));
  }
}
