package org.jadoube.server.network;

import java.util.Optional;

/// What a connection is doing; this determines its deadline.
enum Phase {
  /// Nothing has arrived yet, or only part of the first request's head.
  OPENED(TimeLimit.HEAD_DEADLINE),
  /// Between two requests.
  IDLE(TimeLimit.IDLE_DEADLINE),
  /// Part of a later request's head has arrived.
  HEAD(TimeLimit.HEAD_DEADLINE),
  /// The body is outstanding.
  BODY(TimeLimit.BODY_DEADLINE),
  /// The server is handling the request.
  WORK,
  /// The answer is being sent.
  ANSWER(TimeLimit.ANSWER_DEADLINE),
  /// A WebSocket, which has its own limits.
  STREAM,
  /// No more requests will follow.
  CLOSING(TimeLimit.CLOSE_DEADLINE);

  private final Optional<TimeLimit> limit;

  Phase() {
    this.limit = Optional.empty();
  }

  Phase(TimeLimit limit) {
    this.limit = Optional.of(limit);
  }

  Optional<TimeLimit> limit() {
    return limit;
  }

  /// Whether the server is waiting for the client, so the connection can be cut to make room.
  boolean waits() {
    return limit.isPresent();
  }
}
