package org.jadoube.play.limits;

/// Limits on numbers.
public enum CountLimit implements Limit {
  /// Connections of every kind at once.
  CONNECTIONS(10_000, 8, 1_000_000),
  /// Those of one address among them.
  CONNECTIONS_PER_ADDRESS(500, 1, 1_000_000),
  /// Connections that have not sent a request yet.
  HALF_OPEN(4_000, 4, 1_000_000),
  /// Those of one address among them.
  HALF_OPEN_PER_ADDRESS(100, 1, 1_000_000),
  /// WebSockets at once.
  STREAMS(8_000, 1, 1_000_000),
  /// Those of one address among them.
  STREAMS_PER_ADDRESS(400, 1, 1_000_000),
  /// Bytes of a request's line and headers.
  HEAD_BYTES(8 * 1024, 1024, 64 * 1024),
  /// Bytes of a request's body.
  BODY_BYTES(16 * 1024, 1024, 1024 * 1024),
  /// Bytes of a request's body that may hold house rules.
  HOUSE_RULES_BYTES(256 * 1024, 1024, 1024 * 1024),
  /// Characters of a message on a WebSocket, in however many frames.
  MESSAGE_CHARACTERS(1024, 256, 64 * 1024),
  /// Messages a WebSocket may send in a burst.
  MESSAGES_AT_ONCE(40, 1, 1_000_000),
  /// The sustained rate per second.
  MESSAGES_PER_SECOND(10, 1, 1_000_000),
  /// Requests about games an address may send in a burst.
  REQUESTS_AT_ONCE(400, 1, 1_000_000),
  /// The sustained rate per second.
  REQUESTS_PER_SECOND(100, 1, 1_000_000),
  /// Games an address may create in a burst.
  GAMES_AT_ONCE(60, 1, 1_000_000),
  /// The sustained rate per second.
  GAMES_PER_SECOND(1, 1, 1_000_000),
  /// Games an address may create in a day.
  GAMES_PER_DAY(1_000, 1, 1_000_000),
  /// Games in which a computer plays at once; 0: it plays none.
  COMPUTER_GAMES(100, 0, 100_000),
  /// Events of one game, besides eight for each move. What moves or ends it is always accepted.
  REMARKS_PER_GAME(300, 10, 100_000),
  /// Events of one game; beyond them, only what ends it is accepted.
  EVENTS_PER_GAME(20_000, 1_000, 1_000_000),
  /// Accounts an address may open in a day.
  ACCOUNTS_PER_DAY(50, 1, 1_000_000),
  /// Roles that may be given in one game or tournament.
  ROLES_PER_TOURNAMENT(300, 1, 100_000),
  /// Days after which a game in which nobody has moved is removed; 0: never.
  KEEP_UNPLAYED_DAYS(30, 0, 36_500),
  /// Days without an event after which a game between guests is removed; 0: never.
  KEEP_GUEST_GAMES_DAYS(365, 0, 36_500),
  /// Attempts of an address to sign in or up, at once and in a minute.
  SIGN_INS_PER_MINUTE(30, 1, 1_000_000),
  /// Attempts to sign in to one account, from one address or from a device of its owner.
  SIGN_INS_PER_MINUTE_OF_AN_ACCOUNT(10, 1, 1_000_000),
  /// Tournaments that one account may create.
  TOURNAMENTS_PER_ACCOUNT(100, 1, 1_000_000),
  /// Players of one tournament.
  PLAYERS_PER_TOURNAMENT(500, 2, 2_000),
  /// Bytes of a tournament file.
  FILE_BYTES(512 * 1024, 1024, 4 * 1024 * 1024);

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
