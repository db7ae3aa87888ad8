package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Reading;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.Role;
import org.jadoube.play.tournaments.Explained;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.ResultsEntry;
import org.jadoube.tournament.request.AppointmentRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.ResultsRequest;
import org.jadoube.tournament.request.TakingBack;
import org.jadoube.tournament.standing.PrizeFund;
import org.jadoube.tournament.standing.PrizeSharing;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.web.answer.PrizeList;
import org.jadoube.web.answer.TournamentAnswers.ResultsEntered;
import org.jadoube.web.answer.TournamentAnswers.SeatKeys;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.view.PairingReasons;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.Names;

/// The HTTP API for rounds, results and standings of a tournament; [RoundOperations] describes it.
public final class RoundsApi {
  private static final Pattern COUNT = Pattern.compile("\\d{1,4}");

  private final TournamentCalls calls;
  private final Requests requests;
  private final StandingsTexts standings;

  public RoundsApi(TournamentCalls calls, Requests requests) {
    this.calls = calls;
    this.requests = requests;
    this.standings = new StandingsTexts(calls.tournaments());
  }

  public List<Route> routes() {
    return List.of(
        requests.post(
            TournamentPaths.ROUNDS, RoundOperations.PAIR, Documents.PAIRING_REQUEST, this::pair),
        requests.post(
            TournamentPaths.ROUND,
            RoundOperations.PAIR_ANEW,
            Documents.PAIRING_REQUEST,
            this::pairAnew),
        requests.delete(
            TournamentPaths.ROUND, RoundOperations.UNPAIR, Documents.TAKING_BACK, this::unpair),
        requests.post(
            TournamentPaths.ROUND + "/publication", RoundOperations.PUBLISH, this::publish),
        requests.post(
            TournamentPaths.ROUND + "/appointment",
            RoundOperations.APPOINT,
            Documents.APPOINTMENT_REQUEST,
            this::appoint),
        requests.get(TournamentPaths.ROUND + "/keys", RoundOperations.KEYS, this::keys),
        requests.post(
            TournamentPaths.BOARD,
            RoundOperations.DECIDE,
            Documents.BOARD_RESULT,
            (call, result) -> decide(call, Optional.of(result))),
        requests.post(
            TournamentPaths.ROUND + "/results",
            RoundOperations.ENTER_RESULTS,
            Documents.RESULTS_REQUEST,
            this::enterResults),
        requests.delete(
            TournamentPaths.BOARD,
            RoundOperations.TAKE_BACK,
            call -> decide(call, Optional.empty())),
        requests.get(TournamentPaths.ROUND + "/why", RoundOperations.WHY, this::why),
        requests.get(
            TournamentPaths.TOURNAMENT + "/standings", RoundOperations.STANDINGS, this::standings),
        requests.get(TournamentPaths.TOURNAMENT + "/prizes", RoundOperations.PRIZES, this::prizes),
        requests.get(
            TournamentPaths.TOURNAMENT + "/tournament.trf", RoundOperations.FILE, this::file));
  }

  private Answer pair(Call call, PairingRequest request) {
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> calls.tournaments().rounds().pair(id, expected, request));
  }

  private Answer pairAnew(Call call, PairingRequest request) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + " anew: " + Documents.PAIRING_REQUEST.write(request),
        (id, expected) -> calls.tournaments().rounds().pairAnew(id, expected, round, request));
  }

  private Answer unpair(Call call, TakingBack request) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "take back round " + round + request.reason().map(reason -> ": " + reason).orElse(""),
        (id, expected) -> calls.tournaments().rounds().takeBack(id, expected, round, request));
  }

  private Answer publish(Call call) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "publish round " + round,
        (id, expected) -> calls.tournaments().rounds().publish(id, expected, round));
  }

  private Answer appoint(Call call, AppointmentRequest request) {
    int round = TournamentCalls.number(call, "round");
    return calls.change(
        call,
        Matter.PAIR_ROUNDS,
        "round " + round + ": " + Documents.APPOINTMENT_REQUEST.write(request),
        (id, expected) ->
            calls.tournaments().rounds().appoint(id, expected, round, request.appointed()));
  }

  private Answer decide(Call call, Optional<GameResult> result) {
    return calls.judge(call, "board", OwnGame::isOn, result, calls.tournaments().rounds()::decide);
  }

  private Answer enterResults(Call call, ResultsRequest request) {
    int round = TournamentCalls.number(call, "round");
    ResultsEntry results = new ResultsEntry(round, request);
    return calls.judge(
        call,
        (tournament, account) ->
            results.boards().stream()
                .anyMatch(board -> OwnGame.isOn(tournament, round, board, account)),
        "round " + round + ": " + Documents.RESULTS_REQUEST.write(request),
        (id, expected) -> calls.tournaments().rounds().enterResults(id, expected, results),
        (_, changed) -> entered(changed, results));
  }

  private static Answer entered(Changed changed, ResultsEntry results) {
    return switch (changed) {
      case Changed.Done(Tournament record) ->
          Answer.json(
              200,
              Json.write(
                  ResultsEntered.of(
                      record,
                      results.boards().size(),
                      ResultsEntry.consequence(record, results.round()))));
      case Changed.Refused refused -> TournamentCalls.answer(200, refused);
    };
  }

  private Answer keys(Call call) {
    return calls.asOfficial(
        call,
        Matter.READ_KEYS,
        (id, _) -> {
          int round = TournamentCalls.number(call, "round");
          var keys =
              calls.tournaments().keys(id, round).stream()
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
        call, id -> Answer.json(200, standings.of(id, Integer.parseInt(after))));
  }

  private Answer prizes(Call call) {
    String said = call.query("sharing").orElse(Names.of(PrizeSharing.HORT));
    Optional<PrizeSharing> sharing =
        Stream.of(PrizeSharing.values()).filter(each -> Names.of(each).equals(said)).findFirst();
    if (sharing.isEmpty()) {
      String expected = String.join(", ", RoundOperations.SHARINGS);
      return Answer.error(
          ApiError.unexpected(
              "sharing: found " + said + ", expected one of " + expected, "", said, expected));
    }
    String amounts = call.query("amounts").orElse("");
    return switch (PrizeFund.read(amounts)) {
      case Reading.Unreadable<PrizeFund>(var fault) ->
          Answer.error(
              ApiError.unexpected(
                  "amounts: " + fault.message(), "", fault.found(), fault.expected()));
      case Reading.Read<PrizeFund>(var fund) ->
          calls.withTournament(
              call,
              id ->
                  Answer.json(
                      200,
                      Json.write(
                          PrizeList.of(
                              fund,
                              sharing.get(),
                              calls
                                  .tournaments()
                                  .standings(
                                      calls.tournaments().find(id).orElseThrow(),
                                      Integer.MAX_VALUE)))));
    };
  }

  private Answer why(Call call) {
    String player = call.query("player").orElse("");
    if (!COUNT.matcher(player).matches()) {
      return Answer.error(
          ApiError.unexpected(
              "player: found "
                  + (player.isEmpty() ? "nothing" : player)
                  + ", expected a pairing number",
              "",
              player,
              "a pairing number"));
    }
    return calls.withTournament(call, id -> why(call, id, Integer.parseInt(player)));
  }

  private Answer why(Call call, TournamentId id, int player) {
    Tournament tournament = calls.tournaments().find(id).orElseThrow();
    int round = TournamentCalls.number(call, "round");
    if (round < 1 || round > calls.sight(call, id).of(tournament).rounds().size()) {
      return TournamentCalls.unknownRound();
    }
    return switch (calls.tournaments().why(tournament, round, player)) {
      case Explained.Reasons reasons ->
          Answer.json(200, Json.write(PairingReasons.of(reasons, tournament, call.language())));
      case Explained.Unexplained(var hindrance, var sentence) ->
          Answer.error(ApiError.of(hindrance, sentence));
    };
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
    Tournament whole = calls.tournaments().find(id).orElseThrow();
    Tournament shown = calls.sight(call, id).of(whole);
    Conversion written = calls.tournaments().file(shown, whole, arbiters(id), dialect);
    Answer answer =
        Answer.text(200, "text/plain; charset=utf-8", Trf.write(written.file()))
            .with("Content-Disposition", "attachment; filename=\"jadoube-" + id + ".trf\"")
            .with("Cache-Control", "no-store");
    return written.losses().isEmpty()
        ? answer
        : answer.with(NotKept.HEADER, NotKept.of(written.losses()));
  }

  private List<String> arbiters(TournamentId id) {
    return calls.people().grants().in(id.scope()).stream()
        .filter(grant -> grant.role() == Role.CHIEF_ARBITER)
        .map(RoleGrant::account)
        .flatMap(Optional::stream)
        .map(calls.people().accounts()::find)
        .flatMap(Optional::stream)
        .map(Account::name)
        .filter(name -> !name.isEmpty())
        .toList();
  }
}
