package org.jadoube.play.limits;

import java.time.Duration;

/// Limits on times.
public enum DurationLimit implements Limit {
  /// From the start of a connection, or the first byte of a request, until its head is complete.
  HEAD_DEADLINE(Duration.ofSeconds(10)),
  /// From the head until the body is complete.
  BODY_DEADLINE(Duration.ofSeconds(20)),
  /// Until an answer has been sent completely.
  ANSWER_DEADLINE(Duration.ofSeconds(60)),
  /// Between an answer and the next request on the same connection.
  IDLE_DEADLINE(Duration.ofSeconds(60)),
  /// Between announcing that a connection closes and cutting it.
  CLOSE_DEADLINE(Duration.ofSeconds(5)),
  /// From the start of a WebSocket until its hello.
  HELLO_DEADLINE(Duration.ofSeconds(10)),
  /// Until a message on a WebSocket has been sent completely.
  MESSAGE_DEADLINE(Duration.ofSeconds(10)),
  /// Between two pings of the server on a WebSocket.
  PING_INTERVAL(Duration.ofSeconds(10)),
  /// How long a WebSocket may be silent before it is closed.
  SILENCE(Duration.ofSeconds(25));

  private static final Duration LEAST = Duration.ofMillis(50);
  private static final Duration MOST = Duration.ofHours(1);

  private final Duration usual;

  DurationLimit(Duration usual) {
    this.usual = usual;
  }

  Duration usual() {
    return usual;
  }

  @Override
  public String usualText() {
    return usual.toSeconds() + "s";
  }

  boolean allows(Duration value) {
    return LEAST.compareTo(value) <= 0 && value.compareTo(MOST) <= 0;
  }

  String expected() {
    return "a time from 50ms to 60m, such as 500ms, 10s or 2m";
  }
}
