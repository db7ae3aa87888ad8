package org.jadoube.server.network;

import java.util.Optional;

/// What a connection is doing, which says how long it may take.
enum Phase {
  /// Nothing has come yet, or a part of the first request's head.
  OPENED(TimeLimit.HEAD_DEADLINE),
  /// Between two requests.
  IDLE(TimeLimit.IDLE_DEADLINE),
  /// A part of a later request's head has come.
  HEAD(TimeLimit.HEAD_DEADLINE),
  /// The body is to come.
  BODY(TimeLimit.BODY_DEADLINE),
  /// The request is there, and the server is at work.
  WORK,
  /// The answer is to be taken.
  ANSWER(TimeLimit.ANSWER_DEADLINE),
  /// A WebSocket, which has limits of its own.
  STREAM,
  /// There will be no more requests.
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

  /// Whether it is the other side's turn, so that room can be made here without any harm done.
  boolean waits() {
    return limit.isPresent();
  }
}
