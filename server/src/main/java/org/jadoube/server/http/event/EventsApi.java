package org.jadoube.server.http.event;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.competition.trf.Trf;
import org.jadoube.server.answer.CompetitionList;
import org.jadoube.server.description.ProblemKind;
import org.jadoube.server.events.Changed;
import org.jadoube.server.events.EventVersion;
import org.jadoube.server.events.Events;
import org.jadoube.server.http.access.Sight;
import org.jadoube.server.http.exchange.Answer;
import org.jadoube.server.http.exchange.ApiError;
import org.jadoube.server.http.exchange.Call;
import org.jadoube.server.http.exchange.Keys;
import org.jadoube.server.http.exchange.Requests;
import org.jadoube.server.http.exchange.Route;
import org.jadoube.server.network.CountLimit;
import org.jadoube.server.people.SignedIn;
import org.jadoube.server.rights.Matter;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionTerms;

/// The HTTP API for events as a whole; [EventOperations] describes it.
public final class EventsApi {
  private static final Instant FAR = Instant.parse("9999-01-01T00:00:00Z");

  private final Events events;
  private final EventCalls calls;
  private final Requests requests;

  public EventsApi(EventCalls calls, Requests requests) {
    this.events = calls.events();
    this.calls = calls;
    this.requests = requests;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            EventPaths.EVENTS,
            EventOperations.CREATE,
            requests.of(Documents.COMPETITION_TERMS, this::create)),
        Route.get(EventPaths.EVENTS, EventOperations.LIST, requests.plain(this::list)),
        Route.post(EventPaths.EVENTS + "/trf", EventOperations.READ, requests.plain(this::read)),
        Route.get(EventPaths.EVENT, EventOperations.SHOW, requests.plain(this::show)),
        Route.get(EventPaths.ROUND, EventOperations.ROUND, requests.plain(this::round)),
        Route.post(
            EventPaths.EVENT + "/terms",
            EventOperations.SETTLE,
            requests.of(Documents.COMPETITION_TERMS, this::settle)));
  }

  private Answer create(Call call, CompetitionTerms terms) {
    return creating(
        call, who -> events.create(terms, who.account().id(), call.header(Keys.HEADER)));
  }

  private Answer read(Call call) {
    int most = requests.limits().of(CountLimit.FILE_BYTES);
    return creating(
        call,
        who ->
            call.bytes(most)
                .map(bytes ->
                    events.create(
                        Trf.read(bytes).file(),
                        Fingerprint.of(new String(bytes, StandardCharsets.ISO_8859_1)),
                        who.account().id(),
                        call.header(Keys.HEADER)))
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

  /// Makes an event.
  private interface Creating {
    Changed by(SignedIn who);
  }

  private Answer creating(Call call, Creating creating) {
    if (!Keys.isOneOrNone(call)) {
      return Answer.error(ApiError.wrongKey());
    }
    try {
      return calls.signedIn(call, who -> created(creating.by(who)));
    } catch (TooLarge large) {
      return Answer.error(ApiError.tooLarge(large.most));
    }
  }

  private static Answer created(Changed changed) {
    Answer answer = EventCalls.answer(201, changed);
    return changed instanceof Changed.Done(CompetitionRecord record)
        ? answer.with("Location", EventPaths.of(record.id()))
        : answer;
  }

  private Answer list(Call call) {
    String before = call.query("before").orElse(FAR.toString());
    try {
      return Answer.json(200, Json.write(CompetitionList.of(events.latest(Instant.parse(before)))));
    } catch (DateTimeParseException none) {
      return Answer.error(
          ApiError.unexpected(
              "before: found " + before + ", expected a moment",
              "",
              before,
              "a moment such as 2026-11-21T15:30:00.000Z"));
    }
  }

  /// What has not changed since somebody last looked is not sent again.
  private Answer show(Call call) {
    return calls.withEvent(
        call,
        id -> {
          EventVersion version = events.version(id).orElseThrow();
          CompetitionRecord event = events.find(id).orElseThrow();
          Sight sight = calls.sight(call, id);
          String tag = "\"" + version.text() + sight.tag(event) + "\"";
          Answer answer =
              call.header("If-None-Match").equals(Optional.of(tag))
                  ? new Answer(304, Answer.JSON, new byte[0], Map.of())
                  : Answer.json(200, Documents.COMPETITION.write(sight.of(event)));
          return answer
              .with("ETag", tag)
              .with("Cache-Control", "private, no-cache")
              .with("Vary", "Cookie, Authorization");
        });
  }

  private Answer round(Call call) {
    return calls.withEvent(
        call,
        id -> {
          List<CompetitionRound> rounds =
              calls.sight(call, id).of(events.find(id).orElseThrow()).rounds();
          int number = EventCalls.number(call, "round");
          return number >= 1 && number <= rounds.size()
              ? Answer.json(200, Documents.COMPETITION_ROUND.write(rounds.get(number - 1)))
              : Answer.error(
                  ApiError.of(
                      ProblemKind.UNKNOWN_ROUND, "There is no published round of that number."));
        });
  }

  private Answer settle(Call call, CompetitionTerms terms) {
    return calls.change(
        call,
        Matter.SET_REGULATIONS,
        Documents.COMPETITION_TERMS.write(terms),
        (id, expected) -> events.settle(id, expected, terms));
  }
}
