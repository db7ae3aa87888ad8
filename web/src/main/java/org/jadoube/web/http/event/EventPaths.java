package org.jadoube.web.http.event;

/// The paths of events and of what is in them.
public final class EventPaths {
  static final String EVENTS = "/api/events";
  static final String EVENT = EVENTS + "/{event}";
  public static final String STREAM = EVENT + "/stream";
  static final String PLAYERS = EVENT + "/players";
  static final String TEAM = EVENT + "/teams/{team}";
  static final String ROUNDS = EVENT + "/rounds";
  static final String ROUND = ROUNDS + "/{round}";
  static final String BOARD = ROUND + "/boards/{board}";
  static final String MATCH = ROUND + "/matches/{match}";

  private EventPaths() {}

  /// That of an event that there is.
  static String of(String id) {
    return EVENTS + "/" + id;
  }
}
