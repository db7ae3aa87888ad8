package org.jadoube.tournament.trf.lines;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.trf.record.TeamMatchRecord;

/// Lines about the matches of teams (300, 320, 330).
final class TeamMatchLines {
  private static final int MOST = 999;
  private static final int MOST_PLAYERS = 9999;

  private TeamMatchLines() {}

  static Optional<TeamMatchRecord.Lineup> lineup(Columns columns) {
    OptionalInt round = columns.needed(5, 7, 1, MOST, "a round");
    OptionalInt team = columns.needed(9, 11, 1, MOST, "a team's number");
    OptionalInt opponent = columns.needed(13, 15, 1, MOST, "the other team's number");
    List<Integer> boards = columns.numbers(17, 4, 0, MOST_PLAYERS, "starting ranks");
    if (round.isEmpty() || team.isEmpty() || opponent.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new TeamMatchRecord.Lineup(round.getAsInt(), team.getAsInt(), opponent.getAsInt(), boards));
  }

  static TeamMatchRecord.TeamByes byes(Columns columns) {
    return new TeamMatchRecord.TeamByes(
        columns.points(5, 8),
        columns.points(10, 13),
        columns.numbers(15, 3, 0, MOST, "teams' numbers"));
  }

  static Optional<TeamMatchRecord.ForfeitedMatch> forfeit(Columns columns) {
    Optional<Result> forfeit =
        columns.choice(
            5,
            6,
            TeamMatchRecord.ForfeitedMatch.FORFEITS.toArray(Result[]::new),
            TeamMatchLines::sign);
    OptionalInt round = columns.needed(8, 10, 1, MOST, "a round");
    OptionalInt white = columns.needed(12, 14, 1, MOST, "White's team");
    OptionalInt black = columns.needed(16, 18, 1, MOST, "Black's team");
    if (round.isEmpty() || white.isEmpty() || black.isEmpty()) {
      return Optional.empty();
    }
    return forfeit.map(kind ->
        new TeamMatchRecord.ForfeitedMatch(
            kind, round.getAsInt(), white.getAsInt(), black.getAsInt()));
  }

  private static String sign(Result forfeit) {
    return forfeit.toString().replace("/", "");
  }

  static String write(TeamMatchRecord record) {
    return switch (record) {
      case TeamMatchRecord.Lineup lineup -> write(lineup);
      case TeamMatchRecord.TeamByes byes -> write(byes);
      case TeamMatchRecord.ForfeitedMatch(Result result, int round, int white, int black) ->
          new Row("330")
              .at(5, sign(result))
              .zeros(10, 3, round)
              .zeros(14, 3, white)
              .zeros(18, 3, black)
              .toString();
      case TeamMatchRecord.TeamResults results -> TeamResultsLine.write(results);
    };
  }

  private static String write(TeamMatchRecord.Lineup lineup) {
    Row row =
        new Row("300")
            .zeros(7, 3, lineup.round())
            .zeros(11, 3, lineup.team())
            .zeros(15, 3, lineup.opponent());
    for (int i = 0; i < lineup.boards().size(); i++) {
      row.zeros(20 + 5 * i, 4, lineup.boards().get(i));
    }
    return row.toString();
  }

  private static String write(TeamMatchRecord.TeamByes byes) {
    Row row = new Row("320").right(8, byes.matchPoints()).right(13, byes.gamePoints());
    for (int i = 0; i < byes.teams().size(); i++) {
      row.zeros(17 + 4 * i, 3, byes.teams().get(i));
    }
    return row.toString();
  }
}
