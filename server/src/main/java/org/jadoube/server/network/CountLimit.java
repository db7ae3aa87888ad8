package org.jadoube.server.network;

/// How much there may be of something.
public enum CountLimit implements Limit {
  /// Connections of every kind at once.
  CONNECTIONS(10_000, 8, 1_000_000),
  /// Of them, those of one address.
  CONNECTIONS_PER_ADDRESS(500, 1, 1_000_000),
  /// Connections that have not yet brought a single request.
  HALF_OPEN(4_000, 4, 1_000_000),
  /// Of them, those of one address.
  HALF_OPEN_PER_ADDRESS(100, 1, 1_000_000),
  /// WebSockets at once.
  STREAMS(8_000, 1, 1_000_000),
  /// Of them, those of one address.
  STREAMS_PER_ADDRESS(400, 1, 1_000_000),
  /// Bytes of a request's line and headers.
  HEAD_BYTES(8 * 1024, 1024, 64 * 1024),
  /// Bytes of a request's body.
  BODY_BYTES(16 * 1024, 1024, 1024 * 1024),
  /// Characters of a message on a WebSocket, in however many frames.
  MESSAGE_CHARACTERS(1024, 256, 64 * 1024),
  /// Messages that a WebSocket may bring at once.
  MESSAGES_AT_ONCE(20, 1, 1_000_000),
  /// And how many a second in the long run.
  MESSAGES_PER_SECOND(2, 1, 1_000_000),
  /// Requests about a game that an address may make at once.
  REQUESTS_AT_ONCE(400, 1, 1_000_000),
  /// And how many a second in the long run.
  REQUESTS_PER_SECOND(100, 1, 1_000_000),
  /// Games that an address may make at once.
  GAMES_AT_ONCE(60, 1, 1_000_000),
  /// And how many a second in the long run.
  GAMES_PER_SECOND(1, 1, 1_000_000);

  private final int usual;
  private final int least;
  private final int most;

  CountLimit(int usual, int least, int most) {
    this.usual = usual;
    this.least = least;
    this.most = most;
  }

  int usual() {
    return usual;
  }

  @Override
  public String usualText() {
    return String.valueOf(usual);
  }

  boolean allows(int value) {
    return least <= value && value <= most;
  }

  String expected() {
    return "a whole number from " + least + " to " + most;
  }
}
