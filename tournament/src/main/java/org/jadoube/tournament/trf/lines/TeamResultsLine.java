package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRound;
import org.jadoube.tournament.trf.record.TeamRound.TeamBye;

/// A team's rounds for people to read (802): 13 columns each.
final class TeamResultsLine {
  private static final int MOST = 999;
  private static final int FIRST = 29;
  private static final int STEP = 13;

  private TeamResultsLine() {}

  static Optional<TeamMatchRecord.TeamResults> read(Columns columns) {
    return columns.needed(5, 7, 1, MOST, "a team's number").stream()
        .mapToObj(team ->
            new TeamMatchRecord.TeamResults(
                team,
                columns.text(9, 13),
                columns.points(15, 20),
                columns.points(22, 27),
                rounds(columns)))
        .findFirst();
  }

  private static List<TeamRound> rounds(Columns columns) {
    List<TeamRound> rounds = new ArrayList<>();
    for (int at = first(columns); at <= columns.line().length(); at += STEP) {
      rounds.add(round(columns, at));
    }
    return rounds;
  }

  /// FIDE's table begins the rounds in column 29, its example in column 30.
  private static int first(Columns columns) {
    return columns.line().isBlank(FIRST + 3) ? FIRST : FIRST + 1;
  }

  private static TeamRound round(Columns columns, int at) {
    String opponent = columns.line().raw(at, at + 2).strip();
    Optional<TeamBye> bye =
        Arrays.stream(TeamBye.values()).filter(each -> each.name().equals(opponent)).findFirst();
    OptionalInt team =
        bye.isPresent()
            ? OptionalInt.empty()
            : columns.number(at, at + 2, 1, MOST, "a team's number or PAB, FPB, HPB, ZPB");
    bye.ifPresent(_ -> columns.text(at, at + 2));
    return new TeamRound(
        team, bye, colour(columns, at + 4), columns.points(at + 6, at + 9), forfeit(columns, at));
  }

  private static Optional<Colour> colour(Columns columns, int at) {
    return columns
        .choice(at, at, RoundColumns.COLOURS.toArray(String[]::new), letter -> letter)
        .flatMap(RoundColumns::colour);
  }

  private static boolean forfeit(Columns columns, int at) {
    String letter = columns.text(at + 10, at + 10).toLowerCase(Locale.ROOT);
    if (!letter.isEmpty() && !letter.equals("f")) {
      columns.line().depart(at + 10, at + 10, "f for a forfeit");
    }
    return letter.equals("f");
  }

  static String write(TeamMatchRecord.TeamResults results) {
    Row row =
        new Row("802")
            .right(7, results.team())
            .at(9, results.nickname())
            .right(20, results.matchPoints())
            .right(27, results.gamePoints());
    for (int i = 0; i < results.rounds().size(); i++) {
      write(row, FIRST + STEP * i, results.rounds().get(i));
    }
    return row.toString();
  }

  private static void write(Row row, int at, TeamRound round) {
    row.right(at + 2, round.opponent()).right(at + 2, round.bye());
    if (round.colour().isPresent()) {
      row.at(at + 4, RoundColumns.letter(round.colour()));
    }
    row.right(at + 9, round.gamePoints());
    if (round.forfeit()) {
      row.at(at + 10, "f");
    }
  }
}
