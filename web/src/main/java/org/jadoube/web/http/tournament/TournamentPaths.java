package org.jadoube.web.http.tournament;

/// The paths of tournaments and of what is in them.
public final class TournamentPaths {
  static final String TOURNAMENTS = "/api/tournaments";
  static final String TOURNAMENT = TOURNAMENTS + "/{tournament}";
  public static final String STREAM = TOURNAMENT + "/stream";
  static final String CLOSING = TOURNAMENT + "/closing";
  static final String PLAYERS = TOURNAMENT + "/players";
  static final String TEAM = TOURNAMENT + "/teams/{team}";
  static final String ROUNDS = TOURNAMENT + "/rounds";
  static final String ROUND = ROUNDS + "/{round}";
  static final String BOARD = ROUND + "/boards/{board}";
  static final String MATCH = ROUND + "/matches/{match}";

  private TournamentPaths() {}

  /// That of a tournament that there is.
  static String of(String id) {
    return TOURNAMENTS + "/" + id;
  }
}
