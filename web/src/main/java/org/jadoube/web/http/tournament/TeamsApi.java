package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.play.people.Account;
import org.jadoube.play.rights.Matter;
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
public record TeamsApi(TournamentCalls calls, Requests requests) {
  public List<Route> routes() {
    return List.of(
        requests.post(
            TournamentPaths.TOURNAMENT + "/teams",
            TeamOperations.ENTER,
            Documents.TEAM_REQUEST,
            this::enter),
        requests.post(
            TournamentPaths.TEAM, TeamOperations.REPLACE, Documents.TEAM_REQUEST, this::replace),
        requests.delete(TournamentPaths.TEAM, TeamOperations.WITHDRAW, this::withdraw),
        requests.post(TournamentPaths.TEAM + "/return", TeamOperations.RETURN, this::comeBack),
        requests.post(
            TournamentPaths.TEAM + "/order",
            TeamOperations.REORDER,
            Documents.LINE_UP_REQUEST,
            this::reorder),
        requests.post(
            TournamentPaths.ROUND + "/line-ups/{team}",
            TeamOperations.LINE_UP,
            Documents.LINE_UP_REQUEST,
            this::lineUp),
        requests.post(TournamentPaths.ROUND + "/seating", TeamOperations.SEAT, this::seat),
        requests.post(
            TournamentPaths.MATCH,
            TeamOperations.AWARD,
            Documents.BOARD_RESULT,
            (call, result) -> award(call, Optional.of(result))),
        requests.delete(
            TournamentPaths.MATCH,
            TeamOperations.TAKE_BACK,
            call -> award(call, Optional.empty())));
  }

  private Answer enter(Call call, TeamRequest request) {
    return entering(request)
        .map(entering ->
            calls.change(
                call,
                Matter.ENTER_PLAYER,
                Documents.TEAM_REQUEST.write(request),
                (id, expected) -> calls.tournaments().entries().enter(id, expected, entering)))
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
                (id, expected) ->
                    calls.tournaments().entries().replace(id, expected, team, entering)))
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
                request,
                PlayerName.shown(request.name()),
                captain.map(TournamentCalls::holder),
                players));
  }

  private Entering player(Entry request) {
    return new Entering(
        request,
        request.name().flatMap(PlayerName::shown),
        request.account().flatMap(calls.people().accounts()::find).map(TournamentCalls::holder));
  }

  private Answer withdraw(Call call) {
    int team = TournamentCalls.number(call, "team");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "withdraw team " + team,
        (id, expected) -> calls.tournaments().entries().withdrawTeam(id, expected, team));
  }

  private Answer comeBack(Call call) {
    int team = TournamentCalls.number(call, "team");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "return team " + team,
        (id, expected) ->
            calls.tournaments().entries().comeBack(id, expected, team, /* team= */ true));
  }

  private Answer reorder(Call call, LineUpRequest order) {
    int team = TournamentCalls.number(call, "team");
    return calls.change(
        call,
        Matter.HAND_IN_LINE_UP,
        OptionalInt.of(team),
        "team " + team + ": order " + order.players(),
        (id, expected) -> calls.tournaments().entries().reorder(id, expected, team, order));
  }

  private Answer lineUp(Call call, LineUpRequest request) {
    int team = TournamentCalls.number(call, "team");
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.HAND_IN_LINE_UP,
        OptionalInt.of(team),
        "team " + team + ", round " + round + ": " + request.players(),
        (id, expected) -> calls.tournaments().entries().lineUp(id, expected, round, team, request));
  }

  private Answer seat(Call call) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "close the line-ups of round " + round,
        (id, expected) -> calls.tournaments().rounds().seat(id, expected, round));
  }

  private Answer award(Call call, Optional<GameResult> result) {
    return calls.judge(call, "match", OwnGame::isIn, result, calls.tournaments().rounds()::award);
  }
}
