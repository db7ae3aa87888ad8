package org.jadoube.web.http.event;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.play.events.EventId;
import org.jadoube.play.events.Events;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grant;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.Role;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.AppointmentRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.web.answer.EventAnswers.SeatKeys;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;

/// The HTTP API for rounds, results and standings of an event; [RoundOperations] describes it.
public final class EventRoundsApi {
  private static final Pattern COUNT = Pattern.compile("\\d{1,4}");

  private final Events events;
  private final EventCalls calls;
  private final Requests requests;

  public EventRoundsApi(EventCalls calls, Requests requests) {
    this.events = calls.events();
    this.calls = calls;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            EventPaths.ROUNDS,
            RoundOperations.PAIR,
            requests.of(Documents.PAIRING_REQUEST, this::pair)),
        Route.post(
            EventPaths.ROUND,
            RoundOperations.PAIR_ANEW,
            requests.of(Documents.PAIRING_REQUEST, this::pairAnew)),
        Route.delete(EventPaths.ROUND, RoundOperations.UNPAIR, requests.plain(this::unpair)),
        Route.post(
            EventPaths.ROUND + "/publication",
            RoundOperations.PUBLISH,
            requests.plain(this::publish)),
        Route.post(
            EventPaths.ROUND + "/appointment",
            RoundOperations.APPOINT,
            requests.of(Documents.APPOINTMENT_REQUEST, this::appoint)),
        Route.get(EventPaths.ROUND + "/keys", RoundOperations.KEYS, requests.plain(this::keys)),
        Route.post(
            EventPaths.BOARD,
            RoundOperations.DECIDE,
            requests.of(Documents.BOARD_RESULT, this::decide)),
        Route.delete(EventPaths.BOARD, RoundOperations.TAKE_BACK, requests.plain(this::takeBack)),
        Route.get(
            EventPaths.EVENT + "/standings",
            RoundOperations.STANDINGS,
            requests.plain(this::standings)),
        Route.get(
            EventPaths.EVENT + "/tournament.trf",
            RoundOperations.FILE,
            requests.plain(this::file)));
  }

  private Answer pair(Call call, PairingRequest request) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> events.pair(id, expected, request));
  }

  private Answer pairAnew(Call call, PairingRequest request) {
    int round = EventCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + " anew: " + Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> events.pairAnew(id, expected, round, request));
  }

  private Answer unpair(Call call) {
    int round = EventCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "take back round " + round,
        (id, expected) -> events.unpair(id, expected, round));
  }

  private Answer publish(Call call) {
    int round = EventCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "publish round " + round,
        (id, expected) -> events.publish(id, expected, round));
  }

  private Answer appoint(Call call, AppointmentRequest request) {
    int round = EventCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + ": " + Documents.APPOINTMENT_REQUEST.write(request),
        (id, expected) -> events.appoint(id, expected, round, request.appointed()));
  }

  private Answer decide(Call call, GameResult result) {
    return decide(call, Documents.BOARD_RESULT.write(result), Optional.of(result));
  }

  private Answer takeBack(Call call) {
    return decide(call, "take back the decision", Optional.empty());
  }

  private Answer decide(Call call, String what, Optional<GameResult> result) {
    int round = EventCalls.number(call, "round");
    int board = EventCalls.number(call, "board");
    return calls.judge(
        call,
        (event, account) -> OwnGame.isOn(event, round, board, account),
        "round " + round + ", board " + board + ": " + what,
        (id, expected) -> events.decide(id, expected, round, board, result));
  }

  private Answer keys(Call call) {
    return calls.asOfficial(
        call,
        Matter.READ_KEYS,
        (id, _) -> {
          int round = EventCalls.number(call, "round");
          var keys =
              events.keys(id, round).stream()
                  .filter(key -> key.atTable() || !calls.plays(call, id, round, key.board()))
                  .toList();
          return Answer.json(200, Json.write(SeatKeys.of(keys)));
        });
  }

  private Answer standings(Call call) {
    String after = call.query("after").orElse("9999");
    if (!COUNT.matcher(after).matches()) {
      return Answer.error(
          ApiError.unexpected(
              "after: found " + after + ", expected the number of a round",
              "",
              after,
              "the number of a round, 0 for the start"));
    }
    return calls.withEvent(
        call,
        id ->
            Answer.json(
                200,
                Documents.STANDINGS.write(
                    events.standings(events.find(id).orElseThrow(), Integer.parseInt(after)))));
  }

  private Answer file(Call call) {
    Optional<TrfDialect> dialect = dialect(call.query("version").orElse("26"));
    if (dialect.isEmpty()) {
      return Answer.error(
          ApiError.unexpected(
              "version: expected 16 or 26", "", call.query("version").orElse(""), "16 or 26"));
    }
    return calls.withEvent(call, id -> file(call, id, dialect.get()));
  }

  private static Optional<TrfDialect> dialect(String version) {
    return switch (version) {
      case "16" -> Optional.of(TrfDialect.JAVAFO);
      case "26" -> Optional.of(TrfDialect.TRF26);
      default -> Optional.empty();
    };
  }

  private Answer file(Call call, EventId id, TrfDialect dialect) {
    Tournament shown = calls.sight(call, id).of(events.find(id).orElseThrow());
    String text = Trf.write(events.file(shown, arbiters(id), dialect));
    return Answer.text(200, "text/plain; charset=utf-8", text)
        .with("Content-Disposition", "attachment; filename=\"jadoube-" + id + ".trf\"")
        .with("Cache-Control", "no-store");
  }

  private List<String> arbiters(EventId id) {
    return calls.people().grants().in(id.scope()).stream()
        .filter(grant -> grant.role() == Role.CHIEF_ARBITER)
        .map(Grant::account)
        .flatMap(Optional::stream)
        .map(calls.people().accounts()::find)
        .flatMap(Optional::stream)
        .map(Account::name)
        .filter(name -> !name.isEmpty())
        .toList();
  }
}
