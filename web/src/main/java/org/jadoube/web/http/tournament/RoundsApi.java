package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grant;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.Role;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.AppointmentRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.web.answer.TournamentAnswers.SeatKeys;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;

/// The HTTP API for rounds, results and standings of a tournament; [RoundOperations] describes it.
public final class RoundsApi {
  private static final Pattern COUNT = Pattern.compile("\\d{1,4}");

  private final Tournaments tournaments;
  private final TournamentCalls calls;
  private final Requests requests;

  public RoundsApi(TournamentCalls calls, Requests requests) {
    this.tournaments = calls.tournaments();
    this.calls = calls;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            TournamentPaths.ROUNDS,
            RoundOperations.PAIR,
            requests.of(Documents.PAIRING_REQUEST, this::pair)),
        Route.post(
            TournamentPaths.ROUND,
            RoundOperations.PAIR_ANEW,
            requests.of(Documents.PAIRING_REQUEST, this::pairAnew)),
        Route.delete(TournamentPaths.ROUND, RoundOperations.UNPAIR, requests.plain(this::unpair)),
        Route.post(
            TournamentPaths.ROUND + "/publication",
            RoundOperations.PUBLISH,
            requests.plain(this::publish)),
        Route.post(
            TournamentPaths.ROUND + "/appointment",
            RoundOperations.APPOINT,
            requests.of(Documents.APPOINTMENT_REQUEST, this::appoint)),
        Route.get(
            TournamentPaths.ROUND + "/keys", RoundOperations.KEYS, requests.plain(this::keys)),
        Route.post(
            TournamentPaths.BOARD,
            RoundOperations.DECIDE,
            requests.of(Documents.BOARD_RESULT, this::decide)),
        Route.delete(
            TournamentPaths.BOARD, RoundOperations.TAKE_BACK, requests.plain(this::takeBack)),
        Route.get(
            TournamentPaths.TOURNAMENT + "/standings",
            RoundOperations.STANDINGS,
            requests.plain(this::standings)),
        Route.get(
            TournamentPaths.TOURNAMENT + "/tournament.trf",
            RoundOperations.FILE,
            requests.plain(this::file)));
  }

  private Answer pair(Call call, PairingRequest request) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> tournaments.pair(id, expected, request));
  }

  private Answer pairAnew(Call call, PairingRequest request) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + " anew: " + Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> tournaments.pairAnew(id, expected, round, request));
  }

  private Answer unpair(Call call) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "take back round " + round,
        (id, expected) -> tournaments.unpair(id, expected, round));
  }

  private Answer publish(Call call) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "publish round " + round,
        (id, expected) -> tournaments.publish(id, expected, round));
  }

  private Answer appoint(Call call, AppointmentRequest request) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + ": " + Documents.APPOINTMENT_REQUEST.write(request),
        (id, expected) -> tournaments.appoint(id, expected, round, request.appointed()));
  }

  private Answer decide(Call call, GameResult result) {
    return decide(call, Documents.BOARD_RESULT.write(result), Optional.of(result));
  }

  private Answer takeBack(Call call) {
    return decide(call, "take back the decision", Optional.empty());
  }

  private Answer decide(Call call, String what, Optional<GameResult> result) {
    int round = TournamentCalls.number(call, "round");
    int board = TournamentCalls.number(call, "board");
    return calls.judge(
        call,
        (tournament, account) -> OwnGame.isOn(tournament, round, board, account),
        "round " + round + ", board " + board + ": " + what,
        (id, expected) -> tournaments.decide(id, expected, round, board, result));
  }

  private Answer keys(Call call) {
    return calls.asOfficial(
        call,
        Matter.READ_KEYS,
        (id, _) -> {
          int round = TournamentCalls.number(call, "round");
          var keys =
              tournaments.keys(id, round).stream()
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
    return calls.withTournament(
        call,
        id ->
            Answer.json(
                200,
                Documents.STANDINGS.write(
                    tournaments.standings(
                        tournaments.find(id).orElseThrow(), Integer.parseInt(after)))));
  }

  private Answer file(Call call) {
    Optional<TrfDialect> dialect = dialect(call.query("version").orElse("26"));
    if (dialect.isEmpty()) {
      return Answer.error(
          ApiError.unexpected(
              "version: expected 16 or 26", "", call.query("version").orElse(""), "16 or 26"));
    }
    return calls.withTournament(call, id -> file(call, id, dialect.get()));
  }

  private static Optional<TrfDialect> dialect(String version) {
    return switch (version) {
      case "16" -> Optional.of(TrfDialect.JAVAFO);
      case "26" -> Optional.of(TrfDialect.TRF26);
      default -> Optional.empty();
    };
  }

  private Answer file(Call call, TournamentId id, TrfDialect dialect) {
    Tournament shown = calls.sight(call, id).of(tournaments.find(id).orElseThrow());
    String text = Trf.write(tournaments.file(shown, arbiters(id), dialect));
    return Answer.text(200, "text/plain; charset=utf-8", text)
        .with("Content-Disposition", "attachment; filename=\"jadoube-" + id + ".trf\"")
        .with("Cache-Control", "no-store");
  }

  private List<String> arbiters(TournamentId id) {
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
