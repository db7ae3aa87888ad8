package org.jadoube.web.http.tournament;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.tournaments.TournamentHeadline;
import org.jadoube.play.tournaments.TournamentVersion;
import org.jadoube.store.Fingerprint;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.web.answer.TournamentAnswers.TournamentList;
import org.jadoube.web.http.access.Sight;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.IdempotencyKeys;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;

/// The HTTP API for tournaments as a whole; [TournamentOperations] describes it.
public record TournamentsApi(TournamentCalls calls, Requests requests) {
  private static final Instant FAR = Instant.parse("9999-01-01T00:00:00Z");

  public List<Route> routes() {
    return List.of(
        requests.postWithHouseRules(
            TournamentPaths.TOURNAMENTS,
            TournamentOperations.CREATE,
            Documents.TOURNAMENT_TERMS,
            this::create),
        requests.get(TournamentPaths.TOURNAMENTS, TournamentOperations.LIST, this::list),
        requests.post(TournamentPaths.TOURNAMENTS + "/trf", TournamentOperations.READ, this::read),
        requests.get(TournamentPaths.TOURNAMENT, TournamentOperations.SHOW, this::show),
        requests.get(TournamentPaths.ROUND, TournamentOperations.ROUND, this::round),
        requests.postWithHouseRules(
            TournamentPaths.TOURNAMENT + "/terms",
            TournamentOperations.SETTLE,
            Documents.TOURNAMENT_TERMS,
            this::settle),
        requests.post(TournamentPaths.CLOSING, TournamentOperations.CLOSE, this::close),
        requests.delete(TournamentPaths.CLOSING, TournamentOperations.REOPEN, this::reopen),
        requests.delete(TournamentPaths.TOURNAMENT, TournamentOperations.DELETE, this::delete));
  }

  private Answer create(Call call, Terms terms) {
    return creating(
        call,
        who ->
            calls
                .tournaments()
                .create(terms, who.account().id(), call.header(IdempotencyKeys.HEADER)));
  }

  private Answer read(Call call) {
    int most = requests.limits().of(CountLimit.FILE_BYTES);
    return creating(
        call,
        who ->
            call.bytes(most)
                .map(bytes ->
                    calls
                        .tournaments()
                        .create(
                            Trf.read(bytes),
                            Fingerprint.of(new String(bytes, StandardCharsets.ISO_8859_1)),
                            who.account().id(),
                            call.header(IdempotencyKeys.HEADER)))
                .orElseThrow(() -> new TooLarge(most)));
  }

  /// A file that is larger than the limit.
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int most;

    TooLarge(int most) {
      super(null, null, false, false);
      this.most = most;
    }
  }

  /// Makes a tournament.
  private interface Creating {
    Changed by(SignedIn who);
  }

  private Answer creating(Call call, Creating creating) {
    if (!IdempotencyKeys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    try {
      return calls.signedIn(call, who -> created(creating.by(who)));
    } catch (TooLarge large) {
      return Answer.error(ApiError.tooLarge(large.most));
    }
  }

  private static Answer created(Changed changed) {
    Answer answer = TournamentCalls.answer(201, changed);
    return changed instanceof Changed.Done(Tournament record)
        ? answer.with("Location", TournamentPaths.of(record.id()))
        : answer;
  }

  private Answer list(Call call) {
    String before = call.query("before").orElse(FAR.toString());
    try {
      return Answer.json(
          200,
          Json.write(TournamentList.of(shown(calls.tournaments().latest(Instant.parse(before))))));
    } catch (DateTimeParseException none) {
      return Answer.error(
          ApiError.unexpected(
              "before: found " + before + ", expected a moment",
              "",
              before,
              "a moment such as 2026-11-21T15:30:00.000Z"));
    }
  }

  /// Without those that the operator has hidden; officials reach theirs by their address.
  private List<TournamentHeadline> shown(List<TournamentHeadline> all) {
    return all.stream()
        .filter(each ->
            Scope.tournament(each.record().id()).filter(calls.people().hidden()::has).isEmpty())
        .toList();
  }

  /// A tournament that has not changed since somebody last looked is not sent again.
  private Answer show(Call call) {
    return calls.withTournament(
        call,
        id -> {
          TournamentVersion version = calls.tournaments().version(id).orElseThrow();
          Tournament tournament = calls.tournaments().find(id).orElseThrow();
          Sight sight = calls.sight(call, id);
          String tag = "\"" + version.text() + sight.tag(tournament) + "\"";
          Answer answer =
              call.header("If-None-Match").equals(Optional.of(tag))
                  ? new Answer(304, Answer.JSON, new byte[0], Map.of())
                  : Answer.json(200, Documents.TOURNAMENT.write(sight.of(tournament)));
          return answer
              .with("ETag", tag)
              .with("Cache-Control", "private, no-cache")
              .with("Vary", "Cookie, Authorization");
        });
  }

  private Answer round(Call call) {
    return calls.withTournament(
        call,
        id -> {
          List<Round> rounds =
              calls.sight(call, id).of(calls.tournaments().find(id).orElseThrow()).rounds();
          int number = TournamentCalls.number(call, "round");
          return number >= 1 && number <= rounds.size()
              ? Answer.json(200, Documents.ROUND.write(rounds.get(number - 1)))
              : TournamentCalls.unknownRound();
        });
  }

  private Answer settle(Call call, Terms terms) {
    return calls.change(
        call,
        Matter.SET_REGULATIONS,
        Documents.TOURNAMENT_TERMS.write(terms),
        (id, expected) -> calls.tournaments().settle(id, expected, terms));
  }

  private Answer close(Call call) {
    return calls.change(call, Matter.PAIR_ROUNDS, "close", calls.tournaments()::close);
  }

  private Answer reopen(Call call) {
    return calls.change(call, Matter.PAIR_ROUNDS, "reopen", calls.tournaments()::reopen);
  }

  private Answer delete(Call call) {
    return calls.change(call, Matter.DELETE_TOURNAMENT, "delete", calls.tournaments()::delete);
  }
}
