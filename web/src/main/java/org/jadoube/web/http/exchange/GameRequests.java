package org.jadoube.web.http.exchange;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.JsonText;
import org.jadoube.wire.SeatRequest;

/// Reads requests for games and seats, cleans the names in them, and enforces limits.
public final class GameRequests {
  private static final String NAME = "/name";
  private static final String STARTS_AT = "/startsAt";
  private static final Duration LONGEST_AHEAD = Duration.ofDays(366);
  private static final int LONGEST_NAME = 40;
  static final int LONGEST_TIME_CONTROL = 100;

  private GameRequests() {}

  /// A request for a game, with an empty name if none was given.
  public static JsonReading<GameRequest> game(String json) {
    return switch (Documents.GAME_REQUEST.read(json)) {
      case JsonReading.Read<GameRequest>(GameRequest request) -> checked(json, request);
      case JsonReading.Unreadable<GameRequest> unreadable -> unreadable;
    };
  }

  private static JsonReading<GameRequest> checked(String json, GameRequest request) {
    String name = shown(request.name());
    return Unseen.in(Documents.GAME_REQUEST, json, NAME)
        .or(() -> tooLong(json, request.regulations().timeControl()))
        .or(() -> tooLong(Documents.GAME_REQUEST, json, name))
        .<JsonReading<GameRequest>>map(JsonReading.Unreadable::new)
        .orElseGet(() -> new JsonReading.Read<>(request.withName(name)));
  }

  private static Optional<JsonFault> tooLong(String json, TimeControl control) {
    return control.text().length() <= LONGEST_TIME_CONTROL
        ? Optional.empty()
        : Optional.of(
            Documents.GAME_REQUEST.fault(
                json,
                placeOfTimeControl(json),
                "a time control of at most " + LONGEST_TIME_CONTROL + " characters"));
  }

  /// The fault of a request whose game cannot be arranged for the time asked for, if it has one.
  public static Optional<JsonFault> untimely(String json, GameRequest request, Instant now) {
    return request
        .startsAt()
        .filter(at -> !at.isAfter(now) || at.isAfter(now.plus(LONGEST_AHEAD)))
        .map(_ ->
            Documents.GAME_REQUEST.fault(
                json, STARTS_AT, "a moment to come, at most a year ahead"));
  }

  private static String placeOfTimeControl(String json) {
    String inShort = "/timeControl";
    boolean isShort = JsonText.all(json).stream().anyMatch(text -> text.pointer().equals(inShort));
    return isShort ? inShort : "/regulations" + inShort;
  }

  /// A request for a seat or the arbiter's place, with an empty name if none was given.
  public static JsonReading<SeatRequest> seat(String json) {
    return switch (Documents.SEAT_REQUEST.read(json)) {
      case JsonReading.Read<SeatRequest>(SeatRequest request) ->
          checked(json, request, shown(request.name()));
      case JsonReading.Unreadable<SeatRequest> unreadable -> unreadable;
    };
  }

  private static JsonReading<SeatRequest> checked(String json, SeatRequest request, String name) {
    return tooLong(Documents.SEAT_REQUEST, json, name)
        .<JsonReading<SeatRequest>>map(JsonReading.Unreadable::new)
        .orElseGet(() ->
            new JsonReading.Read<>(
                new SeatRequest(request.invitation().strip(), Optional.of(name))));
  }

  private static String shown(Optional<String> name) {
    return name.map(PlayerName::of).orElse("");
  }

  private static Optional<JsonFault> tooLong(Document<?> document, String json, String name) {
    return name.codePointCount(0, name.length()) <= LONGEST_NAME
        ? Optional.empty()
        : Optional.of(
            document.fault(json, NAME, "a text of at most " + LONGEST_NAME + " characters"));
  }

  /// A time control on its own.
  public static JsonReading<TimeControl> timeControl(String text) {
    return switch (game(Json.object("timeControl", text))) {
      case JsonReading.Read<GameRequest>(GameRequest request) ->
          new JsonReading.Read<>(request.regulations().timeControl());
      case JsonReading.Unreadable<GameRequest>(JsonFault fault) ->
          new JsonReading.Unreadable<>(fault);
    };
  }
}
