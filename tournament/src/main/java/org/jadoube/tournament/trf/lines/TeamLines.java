package org.jadoube.tournament.trf.lines;

import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.trf.record.TeamRecord;

/// Teams (013 and 310).
final class TeamLines {
  private static final int MOST_PLAYERS = 9999;
  private static final int MOST_TEAMS = 999;
  private static final int OLD_PLAYERS = 37;
  private static final int PLAYERS = 74;

  private TeamLines() {}

  static TeamRecord.Roster roster(Columns columns) {
    return new TeamRecord.Roster(
        columns.text(5, 36), columns.numbers(OLD_PLAYERS, 4, 1, MOST_PLAYERS, "starting ranks"));
  }

  static Optional<TeamRecord.Team> team(Columns columns) {
    return columns.needed(5, 7, 1, MOST_TEAMS, "a team's number").stream()
        .mapToObj(number ->
            new TeamRecord.Team(
                number,
                columns.text(9, 40),
                columns.text(42, 46),
                columns.number(48, 53, 0, 999_999, "a strength"),
                columns.points(55, 60),
                columns.points(62, 67),
                columns.number(69, 71, 0, MOST_TEAMS, "a rank"),
                columns.numbers(PLAYERS, 4, 1, MOST_PLAYERS, "starting ranks")))
        .findFirst();
  }

  static String write(TeamRecord record) {
    return switch (record) {
      case TeamRecord.Roster(String name, List<Integer> players) ->
          players(new Row("013").at(5, name), OLD_PLAYERS, players);
      case TeamRecord.Team team -> write(team);
    };
  }

  private static String write(TeamRecord.Team team) {
    Row row =
        new Row("310")
            .right(7, team.number())
            .at(9, team.name())
            .at(42, team.nickname())
            .right(53, team.strength())
            .right(60, team.matchPoints())
            .right(67, team.gamePoints())
            .right(71, team.rank());
    return players(row, PLAYERS, team.players());
  }

  private static String players(Row row, int from, List<Integer> players) {
    for (int i = 0; i < players.size(); i++) {
      row.right(from + 5 * i + 3, players.get(i));
    }
    return row.toString();
  }
}
