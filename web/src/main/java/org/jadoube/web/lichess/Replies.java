package org.jadoube.web.lichess;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.wire.Json;
import tools.jackson.databind.json.JsonMapper;

/// Answers in the form of Lichess.
final class Replies {
  static final String NDJSON = "application/x-ndjson; charset=utf-8";
  static final String PGN = "application/x-chess-pgn; charset=utf-8";

  private static final int TOO_MANY = 429;
  private static final JsonMapper NULLS = JsonMapper.shared();

  private Replies() {}

  static Answer ok() {
    return json(Map.of("ok", true));
  }

  static Answer json(Object document) {
    return json(200, document);
  }

  static Answer json(int status, Object document) {
    return Answer.json(status, Json.write(document));
  }

  /// A document in which what is absent is null.
  static Answer withNulls(Object document) {
    return Answer.json(200, NULLS.writeValueAsString(document));
  }

  /// A document on each line.
  static Answer lines(List<?> documents) {
    return Answer.text(
            200,
            NDJSON,
            documents.stream().map(each -> Json.write(each) + "\n").collect(Collectors.joining()))
        .with("Cache-Control", "no-store");
  }

  static Answer pgn(String text) {
    return Answer.text(200, PGN, text).with("Cache-Control", "no-store");
  }

  static Answer error(int status, String why) {
    return Answer.json(status, Json.write(Map.of("error", why)));
  }

  /// An error of our own API. A refusal's sentence names the Article.
  static Answer error(ApiError error) {
    Answer answer = error(status(error.status()), error.details().detail());
    return error.passes() ? answer.with(Answer.RETRY_AFTER, "1") : answer;
  }

  /// Lichess has one status for whatever a client may not do in a game.
  private static int status(int status) {
    return switch (status) {
      case 401, 403, 404, 429 -> status;
      default -> status < 500 ? 400 : status;
    };
  }

  /// The answer to a client above a limit.
  ///
  /// @param key names the limit
  static Answer tooMany(String key, long seconds) {
    return Answer.json(
            TOO_MANY,
            Json.write(
                Map.of(
                    "error",
                    "Too many requests. Try again later.",
                    "ratelimit",
                    Map.of("key", key, "seconds", seconds))))
        .with(Answer.RETRY_AFTER, String.valueOf(seconds));
  }

  static Answer noGame() {
    return error(404, "No such game");
  }
}
