package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Entering;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.web.http.access.Surroundings;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.PlayerName;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Documents;

/// The HTTP API for the players of a tournament; [TournamentOperations] describes it.
public record PlayersApi(TournamentCalls calls, Requests requests) {
  public List<Route> routes() {
    return List.of(
        requests.post(
            TournamentPaths.PLAYERS,
            TournamentOperations.ENTER,
            Documents.ENTRY_REQUEST,
            this::enter),
        requests.post(
            TournamentPaths.PLAYERS + "/{number}",
            TournamentOperations.CORRECT,
            Documents.ENTRY_REQUEST,
            this::correct),
        requests.delete(
            TournamentPaths.PLAYERS + "/{number}", TournamentOperations.WITHDRAW, this::withdraw),
        requests.post(
            TournamentPaths.PLAYERS + "/{number}/return",
            TournamentOperations.RETURN,
            this::comeBack),
        requests.post(
            TournamentPaths.TOURNAMENT + "/numbers",
            TournamentOperations.NUMBER,
            Documents.NUMBERS_REQUEST,
            this::number),
        requests.post(
            TournamentPaths.TOURNAMENT + "/byes",
            TournamentOperations.BYE,
            Documents.REQUESTED_BYE,
            this::bye),
        requests.delete(
            TournamentPaths.TOURNAMENT + "/byes/{round}/{number}",
            TournamentOperations.DROP_BYE,
            this::dropBye));
  }

  /// Officials enter anybody; in some tournaments, whoever has an account enters alone.
  private Answer enter(Call call, Entry request) {
    Optional<Account> account = request.account().flatMap(calls.people().accounts()::find);
    if (request.account().isPresent() && account.isEmpty()) {
      return calls.unknownAccount(call);
    }
    Entering entering =
        new Entering(
            request,
            request.name().flatMap(PlayerName::shown),
            account.map(TournamentCalls::holder));
    return calls.withTournament(
        call,
        id ->
            calls.account(call).filter(who -> isAlone(who, account, id)).isPresent()
                ? alone(call, id, entering)
                : calls.change(
                    call,
                    Matter.ENTER_PLAYER,
                    Documents.ENTRY_REQUEST.write(request),
                    (tournament, expected) ->
                        calls.tournaments().entries().enter(tournament, expected, entering)));
  }

  /// Whether somebody who is no official enters themselves where that is allowed.
  private boolean isAlone(SignedIn who, Optional<Account> account, TournamentId id) {
    return account.filter(who.account()::equals).isPresent()
        && !Surroundings.of(who.account(), id.scope(), calls.people())
            .verdict(Matter.ENTER_PLAYER)
            .isGranted();
  }

  private Answer alone(Call call, TournamentId id, Entering entering) {
    if (!calls.tournaments().find(id).orElseThrow().terms().openEntry()) {
      return Answer.error(ApiError.of(NoRight.FOR_OFFICIALS, Optional.empty()));
    }
    Optional<OptionalInt> expected = TournamentCalls.expected(call);
    return expected.isEmpty()
        ? Answer.error(ApiError.wrongRevision())
        : calls.answer(
            call, id, calls.tournaments().entries().enterAlone(id, expected.get(), entering));
  }

  private Answer correct(Call call, Entry request) {
    int number = TournamentCalls.number(call, "number");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "player " + number + ": " + Documents.ENTRY_REQUEST.write(request),
        (id, expected) ->
            calls
                .tournaments()
                .entries()
                .correct(
                    id,
                    expected,
                    number,
                    new Entering(
                        request, request.name().flatMap(PlayerName::shown), Optional.empty())));
  }

  /// Officials withdraw anybody, and players with an account themselves.
  private Answer withdraw(Call call) {
    int number = TournamentCalls.number(call, "number");
    return calls.withTournament(
        call,
        id ->
            calls.account(call).filter(who -> isOwn(who, id, number)).isPresent()
                ? calls.answer(
                    call,
                    id,
                    calls.tournaments().entries().withdraw(id, OptionalInt.empty(), number))
                : calls.change(
                    call,
                    Matter.ENTER_PLAYER,
                    "withdraw " + number,
                    (tournament, expected) ->
                        calls.tournaments().entries().withdraw(tournament, expected, number)));
  }

  private Answer comeBack(Call call) {
    int number = TournamentCalls.number(call, "number");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "return " + number,
        (id, expected) ->
            calls.tournaments().entries().comeBack(id, expected, number, /* team= */ false));
  }

  private boolean isOwn(SignedIn who, TournamentId id, int number) {
    Tournament tournament = calls.tournaments().find(id).orElseThrow();
    return tournament.entrants().stream()
        .filter(each -> each.number() == number)
        .map(Player::account)
        .anyMatch(account -> account.equals(Optional.of(who.account().id().text())));
  }

  private Answer number(Call call, NumbersRequest request) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.NUMBERS_REQUEST.write(request),
        (id, expected) -> calls.tournaments().entries().number(id, expected, request));
  }

  private Answer bye(Call call, RequestedBye bye) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.REQUESTED_BYE.write(bye),
        (id, expected) -> calls.tournaments().entries().bye(id, expected, bye));
  }

  private Answer dropBye(Call call) {
    int round = TournamentCalls.number(call, "round");
    int number = TournamentCalls.number(call, "number");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "no bye in round " + round + " for " + number,
        (id, expected) -> calls.tournaments().entries().dropBye(id, expected, round, number));
  }
}
