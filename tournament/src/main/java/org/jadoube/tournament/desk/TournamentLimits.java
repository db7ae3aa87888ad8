package org.jadoube.tournament.desk;

/// How large tournaments may become, so that each fits into one document and one file.
public final class TournamentLimits {
  /// Boards of all rounds together.
  static final int MOST_BOARDS = 5_000;

  static final int MOST_ROUNDS = 200;

  /// As many as tournament files can have.
  static final int MOST_TEAMS = 999;

  /// Players of one team.
  static final int MOST_MEMBERS = 100;

  /// Characters of the name of a tournament.
  public static final int LONGEST_NAME = 100;

  private TournamentLimits() {}
}
