package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.play.people.Account;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.desk.Entering;
import org.jadoube.tournament.desk.EnteringTeam;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.TeamRequest;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.PlayerName;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Documents;

/// The HTTP API for the teams of a tournament and their matches; [TeamOperations] describes it.
public final class TeamsApi {
  private final Tournaments tournaments;
  private final TournamentCalls calls;
  private final Requests requests;

  public TeamsApi(TournamentCalls calls, Requests requests) {
    this.tournaments = calls.tournaments();
    this.calls = calls;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            TournamentPaths.TOURNAMENT + "/teams",
            TeamOperations.ENTER,
            requests.of(Documents.TEAM_REQUEST, this::enter)),
        Route.post(
            TournamentPaths.TEAM,
            TeamOperations.REPLACE,
            requests.of(Documents.TEAM_REQUEST, this::replace)),
        Route.delete(TournamentPaths.TEAM, TeamOperations.WITHDRAW, requests.plain(this::withdraw)),
        Route.post(
            TournamentPaths.TEAM + "/order",
            TeamOperations.REORDER,
            requests.of(Documents.LINE_UP_REQUEST, this::reorder)),
        Route.post(
            TournamentPaths.ROUND + "/line-ups/{team}",
            TeamOperations.LINE_UP,
            requests.of(Documents.LINE_UP_REQUEST, this::lineUp)),
        Route.post(
            TournamentPaths.ROUND + "/seating", TeamOperations.SEAT, requests.plain(this::seat)),
        Route.post(
            TournamentPaths.MATCH,
            TeamOperations.AWARD,
            requests.of(Documents.BOARD_RESULT, this::award)),
        Route.delete(
            TournamentPaths.MATCH, TeamOperations.TAKE_BACK, requests.plain(this::takeBack)));
  }

  private Answer enter(Call call, TeamRequest request) {
    return entering(request)
        .map(entering ->
            calls.change(
                call,
                Matter.ENTER_PLAYER,
                Documents.TEAM_REQUEST.write(request),
                (id, expected) -> tournaments.enter(id, expected, entering)))
        .orElseGet(() -> calls.unknownAccount(call));
  }

  private Answer replace(Call call, TeamRequest request) {
    int team = TournamentCalls.number(call, "team");
    return entering(request)
        .map(entering ->
            calls.change(
                call,
                Matter.ENTER_PLAYER,
                "team " + team + ": " + Documents.TEAM_REQUEST.write(request),
                (id, expected) -> tournaments.replace(id, expected, team, entering)))
        .orElseGet(() -> calls.unknownAccount(call));
  }

  /// Empty if there is an account that nobody has.
  private Optional<EnteringTeam> entering(TeamRequest request) {
    Optional<Account> captain = request.captain().flatMap(calls.people().accounts()::find);
    List<Entering> players = request.players().stream().map(this::player).toList();
    boolean unknown =
        captain.isPresent() != request.captain().isPresent()
            || players.stream()
                .anyMatch(player ->
                    player.account().isPresent() != player.request().account().isPresent());
    return unknown
        ? Optional.empty()
        : Optional.of(
            new EnteringTeam(
                request, shown(request.name()), captain.map(TournamentCalls::holder), players));
  }

  private Entering player(Entry request) {
    return new Entering(
        request,
        request.name().flatMap(TeamsApi::shown),
        request.account().flatMap(calls.people().accounts()::find).map(TournamentCalls::holder));
  }

  private static Optional<String> shown(String name) {
    return Optional.of(PlayerName.of(name)).filter(shown -> !shown.isEmpty());
  }

  private Answer withdraw(Call call) {
    int team = TournamentCalls.number(call, "team");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "withdraw team " + team,
        (id, expected) -> tournaments.withdrawTeam(id, expected, team));
  }

  private Answer reorder(Call call, LineUpRequest order) {
    int team = TournamentCalls.number(call, "team");
    return calls.change(
        call,
        Matter.HAND_IN_LINE_UP,
        OptionalInt.of(team),
        "team " + team + ": order " + order.players(),
        (id, expected) -> tournaments.reorder(id, expected, team, order));
  }

  private Answer lineUp(Call call, LineUpRequest request) {
    int team = TournamentCalls.number(call, "team");
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.HAND_IN_LINE_UP,
        OptionalInt.of(team),
        "team " + team + ", round " + round + ": " + request.players(),
        (id, expected) -> tournaments.lineUp(id, expected, round, team, request));
  }

  private Answer seat(Call call) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "close the line-ups of round " + round,
        (id, expected) -> tournaments.seat(id, expected, round));
  }

  private Answer award(Call call, GameResult result) {
    return award(call, Documents.BOARD_RESULT.write(result), Optional.of(result));
  }

  private Answer takeBack(Call call) {
    return award(call, "take back the decision", Optional.empty());
  }

  private Answer award(Call call, String what, Optional<GameResult> result) {
    int round = TournamentCalls.number(call, "round");
    int match = TournamentCalls.number(call, "match");
    return calls.judge(
        call,
        (tournament, account) -> OwnGame.isIn(tournament, round, match, account),
        "round " + round + ", match " + match + ": " + what,
        (id, expected) -> tournaments.award(id, expected, round, match, result));
  }
}
