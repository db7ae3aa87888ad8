package org.jadoube.web.http.event;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.play.events.EventId;
import org.jadoube.play.events.Events;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.NoRight;
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

/// The HTTP API for the players of an event; [EventOperations] describes it.
public final class EventPlayersApi {

  private final Events events;
  private final EventCalls calls;
  private final Requests requests;

  public EventPlayersApi(EventCalls calls, Requests requests) {
    this.events = calls.events();
    this.calls = calls;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            EventPaths.PLAYERS,
            EventOperations.ENTER,
            requests.of(Documents.ENTRY_REQUEST, this::enter)),
        Route.post(
            EventPaths.PLAYERS + "/{number}",
            EventOperations.CORRECT,
            requests.of(Documents.ENTRY_REQUEST, this::correct)),
        Route.delete(
            EventPaths.PLAYERS + "/{number}",
            EventOperations.WITHDRAW,
            requests.plain(this::withdraw)),
        Route.post(
            EventPaths.EVENT + "/numbers",
            EventOperations.NUMBER,
            requests.of(Documents.NUMBERS_REQUEST, this::number)),
        Route.post(
            EventPaths.EVENT + "/byes",
            EventOperations.BYE,
            requests.of(Documents.REQUESTED_BYE, this::bye)));
  }

  /// Officials enter anybody; in some events, whoever has an account enters alone.
  private Answer enter(Call call, Entry request) {
    Optional<Account> account = request.account().flatMap(calls.people().accounts()::find);
    if (request.account().isPresent() && account.isEmpty()) {
      return calls.unknownAccount(call);
    }
    Entering entering = new Entering(request, name(request), account.map(EventCalls::holder));
    return calls.withEvent(
        call,
        id ->
            calls.account(call).filter(who -> isAlone(who, account, id)).isPresent()
                ? alone(call, id, entering)
                : calls.change(
                    call,
                    Matter.ENTER_PLAYER,
                    Documents.ENTRY_REQUEST.write(request),
                    (event, expected) -> events.enter(event, expected, entering)));
  }

  /// Whether somebody who is no official enters themselves where that is allowed.
  private boolean isAlone(SignedIn who, Optional<Account> account, EventId id) {
    return account.filter(who.account()::equals).isPresent()
        && !Surroundings.of(who.account(), id.scope(), calls.people())
            .verdict(Matter.ENTER_PLAYER)
            .isGranted();
  }

  private Answer alone(Call call, EventId id, Entering entering) {
    if (!events.find(id).orElseThrow().terms().openEntry()) {
      return Answer.error(ApiError.of(NoRight.FOR_OFFICIALS, Optional.empty()));
    }
    Optional<OptionalInt> expected = EventCalls.expected(call);
    return expected.isEmpty()
        ? Answer.error(ApiError.wrongRevision())
        : calls.answer(call, id, events.enterAlone(id, expected.get(), entering));
  }

  private static Optional<String> name(Entry request) {
    return request.name().map(PlayerName::of).filter(shown -> !shown.isEmpty());
  }

  private Answer correct(Call call, Entry request) {
    int number = EventCalls.number(call, "number");
    return calls.change(
        call,
        Matter.ENTER_PLAYER,
        "player " + number + ": " + Documents.ENTRY_REQUEST.write(request),
        (id, expected) ->
            events.correct(
                id, expected, number, new Entering(request, name(request), Optional.empty())));
  }

  /// Officials withdraw anybody, and players with an account themselves.
  private Answer withdraw(Call call) {
    int number = EventCalls.number(call, "number");
    return calls.withEvent(
        call,
        id ->
            calls.account(call).filter(who -> isOwn(who, id, number)).isPresent()
                ? calls.answer(call, id, events.withdraw(id, OptionalInt.empty(), number))
                : calls.change(
                    call,
                    Matter.ENTER_PLAYER,
                    "withdraw " + number,
                    (event, expected) -> events.withdraw(event, expected, number)));
  }

  private boolean isOwn(SignedIn who, EventId id, int number) {
    Tournament event = events.find(id).orElseThrow();
    return event.entrants().stream()
        .filter(each -> each.number() == number)
        .map(Player::account)
        .anyMatch(account -> account.equals(Optional.of(who.account().id().text())));
  }

  private Answer number(Call call, NumbersRequest request) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.NUMBERS_REQUEST.write(request),
        (id, expected) -> events.number(id, expected, request));
  }

  private Answer bye(Call call, RequestedBye bye) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.REQUESTED_BYE.write(bye),
        (id, expected) -> events.bye(id, expected, bye));
  }
}
