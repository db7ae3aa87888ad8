package org.jadoube.server.events;

/// How large events may become.
///
/// @param players of one event
/// @param perAccount events that one account may have made
public record EventLimits(int players, int perAccount) {
  /// Boards of all rounds together; more would not fit into one document.
  static final int MOST_BOARDS = 5_000;

  static final int MOST_ROUNDS = 200;

  /// As many as tournament files can have.
  static final int MOST_TEAMS = 999;

  /// Players of one team.
  static final int MOST_MEMBERS = 100;

  static final int LONGEST_NAME = 100;
}
