package org.jadoube.web.network;

import java.util.Optional;
import org.jadoube.play.limits.DurationLimit;

/// The present business of a connection, which determines its deadline.
enum LinePhase {
  /// Nothing has arrived yet, or only part of the first request's head.
  OPENED(DurationLimit.HEAD_DEADLINE),
  /// Between two requests.
  IDLE(DurationLimit.IDLE_DEADLINE),
  /// Part of a later request's head has arrived.
  HEAD(DurationLimit.HEAD_DEADLINE),
  /// The body is outstanding.
  BODY(DurationLimit.BODY_DEADLINE),
  /// The server is handling the request.
  WORK,
  /// The answer is being sent.
  ANSWER(DurationLimit.ANSWER_DEADLINE),
  /// A WebSocket, which has its own limits.
  STREAM,
  /// No more requests will follow.
  CLOSING(DurationLimit.CLOSE_DEADLINE);

  private final Optional<DurationLimit> limit;

  LinePhase() {
    this.limit = Optional.empty();
  }

  LinePhase(DurationLimit limit) {
    this.limit = Optional.of(limit);
  }

  Optional<DurationLimit> limit() {
    return limit;
  }

  /// Whether the server is waiting for the client, so that the connection can be cut to make room.
  boolean waits() {
    return limit.isPresent();
  }
}
