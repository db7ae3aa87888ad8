package org.jadoube.tournament.trf.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A team.
///
/// @since 0.1.0
public sealed interface TeamRecord extends TrfRecord {
  /// The team's name, up to 32 characters.
  String name();

  /// The starting ranks of its players, in the order of the boards.
  List<Integer> players();

  /// As TRF16 has it (013).
  record Roster(String name, List<Integer> players) implements TeamRecord {
    public Roster {
      ColumnChecks.text(32, name, "name");
      players = ColumnChecks.numbers(1, players, "players");
    }
  }

  /// As TRF26 has it (310).
  ///
  /// @param number by which the other records name the team, from 1 to 999
  /// @param nickname up to five characters; may be empty
  /// @param strength what the teams were ranked by at the start
  /// @param matchPoints up to 9,999.9
  /// @param gamePoints up to 9,999.9
  /// @param rank in the standings; may be shared
  record Team(
      int number,
      String name,
      String nickname,
      OptionalInt strength,
      Optional<TrfPoints> matchPoints,
      Optional<TrfPoints> gamePoints,
      OptionalInt rank,
      List<Integer> players)
      implements TeamRecord {
    public Team {
      ColumnChecks.team(number, "number");
      ColumnChecks.text(32, name, "name");
      ColumnChecks.text(5, nickname, "nickname");
      ColumnChecks.within(0, 999_999, strength, "strength");
      ColumnChecks.points(4, matchPoints, "matchPoints");
      ColumnChecks.points(4, gamePoints, "gamePoints");
      ColumnChecks.within(0, ColumnChecks.MOST_TEAMS, rank, "rank");
      players = ColumnChecks.numbers(1, players, "players");
    }
  }
}
