package org.jadoube.tournament.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.trf.record.AbnormalKind;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.EnginePoints;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.ExtensionRecord.PointValues;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.PointCode;
import org.jadoube.tournament.trf.record.RankMethod;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TeamRound;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfPoints;
import org.jadoube.tournament.trf.record.TrfRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The columns of every record, as the published tables have them.
final class TrfColumnsTest {
  static Stream<Arguments> lines() {
    return Stream.of(
        line(
            "012 Frühlings-Open",
            new HeadingRecord.Text(HeadingField.TOURNAMENT_NAME, "Frühlings-Open")),
        line("112 IA Bö, Eva", new HeadingRecord.Text(HeadingField.DEPUTY_ARBITER, "IA Bö, Eva")),
        line("062 24", new HeadingRecord.Count(CountField.PLAYERS, 24)),
        line("142 9", new HeadingRecord.Count(CountField.ROUNDS, 9)),
        line("152 B", new HeadingRecord.InitialColour(Colour.BLACK)),
        line(
            "132" + " ".repeat(88) + "26/05/01  26/05/02",
            new HeadingRecord.RoundDates(
                List.of(
                    Optional.of(LocalDate.of(2026, 5, 1)), Optional.of(LocalDate.of(2026, 5, 2))))),
        line(
            "162  W 3.0    D 1.0    P 2.0",
            new HeadingRecord.PointSystem(
                Map.of(
                    ScoredResult.W, points(30),
                    ScoredResult.D, points(10),
                    ScoredResult.P, points(20)))),
        line(
            "362 TW 3.0   TD 1.5",
            new HeadingRecord.MatchPointSystem(
                Map.of(Score.WIN, points(30), Score.DRAW, points(15)))),
        line("172 AUT NIDOF", new HeadingRecord.StartingRanks("AUT", RankMethod.NIDOF)),
        line(
            "212 PTS,DE,BH/C1",
            new HeadingRecord.TieBreaks(TieBreakField.STANDINGS, List.of("PTS", "DE", "BH/C1"))),
        line(
            "352 WBBW",
            new HeadingRecord.BoardColours(
                List.of(Colour.WHITE, Colour.BLACK, Colour.BLACK, Colour.WHITE))),
        line(
            "001    7 wWGM Sörensen, Ada                     2301 DEN     1400017 1990/07/31"
                + "  2.5    3    12 w 1  0000 - H     9 b =",
            new PlayerRecord.Player(
                7,
                ada("WGM", 2301, "DEN", "1400017"),
                Optional.of(points(25)),
                OptionalInt.of(3),
                List.of(
                    RoundEntry.of(12, Colour.WHITE, RoundResult.WIN),
                    RoundEntry.bye(RoundResult.HALF_POINT_BYE),
                    RoundEntry.of(9, Colour.BLACK, RoundResult.DRAW)))),
        line(
            "DEN    7 w  A Sörensen, Ada                     2240 KBH        88-1 1990/07/31",
            new PlayerRecord.NationalRating("DEN", 7, ada("A", 2240, "KBH", "88-1"))),
        line(
            "013 Schachfreunde Nord                 7   12  104",
            new TeamRecord.Roster("Schachfreunde Nord", List.of(7, 12, 104))),
        line(
            "310   2 Schachfreunde Nord               NORD    2210    3.0    9.5   1     7   12",
            new TeamRecord.Team(
                2,
                "Schachfreunde Nord",
                "NORD",
                OptionalInt.of(2210),
                Optional.of(points(30)),
                Optional.of(points(95)),
                OptionalInt.of(1),
                List.of(7, 12))),
        line(
            "240 H 003 0026 0047",
            new PairingRecord.Byes(RoundResult.HALF_POINT_BYE, 3, List.of(26, 47))),
        line(
            "250       1.0 001 003 0001 0090",
            new PairingRecord.Acceleration(Optional.empty(), Optional.of(points(10)), 1, 3, 1, 90)),
        line(
            "260 001 002 0125 0180 0184",
            new PairingRecord.ProhibitedPairings(1, 2, List.of(125, 180, 184))),
        line(
            "299          -1.5  004 0003",
            new PairingRecord.AbnormalPoints(
                AbnormalKind.PENALTY_OR_BONUS,
                Optional.empty(),
                Optional.of(points(-15)),
                OptionalInt.of(4),
                List.of(3))),
        line(
            "299 +   2.0   3.5      0003",
            new PairingRecord.AbnormalPoints(
                AbnormalKind.FORFEIT_WIN,
                Optional.of(points(20)),
                Optional.of(points(35)),
                OptionalInt.empty(),
                List.of(3))),
        line(
            "300 004 002 011 0007 0000 0104",
            new TeamMatchRecord.Lineup(4, 2, 11, List.of(7, 0, 104))),
        line(
            "320  1.0  2.0 000 002",
            new TeamMatchRecord.TeamByes(
                Optional.of(points(10)), Optional.of(points(20)), List.of(0, 2))),
        line(
            "330 -+ 008 027 005",
            new TeamMatchRecord.ForfeitedMatch(Result.forfeitedBy(Colour.WHITE), 8, 27, 5)),
        line(
            "802   2 NORD     3.0    9.5  14 w  2.5f  PAB    2.0",
            new TeamMatchRecord.TeamResults(
                2,
                "NORD",
                Optional.of(points(30)),
                Optional.of(points(95)),
                List.of(match(14, 25), bye(20)))),
        line("XXR 9", new ExtensionRecord.RoundCount(9)),
        line("XXC rank black1", new ExtensionRecord.Configuration(true, Optional.of(Colour.BLACK))),
        line(
            "XXA    7  1.0  0.5",
            new ExtensionRecord.PlayerAcceleration(7, List.of(points(10), points(5)))),
        line(
            "XXS W=3.0 PAB=1.0",
            new PointValues(
                List.of(
                    new PointValues.Value(PointCode.W, points(30)),
                    new PointValues.Value(PointCode.PAB, points(10))))),
        line("XXP 3 7 12", new ExtensionRecord.ForbiddenPairs(List.of(3, 7, 12))),
        line("XXZ 4", new ExtensionRecord.Absent(List.of(4))),
        line(
            "BBU  0.5",
            new ExtensionRecord.EngineValue(EnginePoints.PAIRING_ALLOCATED_BYE, points(5))),
        line("### made by hand", new KeptLine("### made by hand")),
        line("801  2 NORD  3  9.5  14w1=0+", new KeptLine("801  2 NORD  3  9.5  14w1=0+")));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void every_field_is_read_from_its_columns(String line, TrfRecord record) {
    TrfReading reading = Trf.read(line);

    assertThat(reading.departures()).isEmpty();
    assertThat(reading.file().records()).containsExactly(record);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void every_field_is_written_into_its_columns(String line, TrfRecord record) {
    assertThat(Trf.write(new TrfFile(List.of(record)))).isEqualTo(line + "\r\n");
  }

  private static Arguments line(String line, TrfRecord record) {
    return Arguments.of(line, record);
  }

  private static TrfPoints points(int tenths) {
    return new TrfPoints(tenths);
  }

  private static Person ada(String title, int rating, String federation, String number) {
    OptionalInt rated = OptionalInt.of(rating);
    Optional<Sex> woman = Optional.of(Sex.WOMAN);
    return new Person(woman, title, "Sörensen, Ada", rated, federation, number, "1990/07/31");
  }

  private static TeamRound match(int opponent, int tenths) {
    return new TeamRound(
        OptionalInt.of(opponent),
        Optional.empty(),
        Optional.of(Colour.WHITE),
        Optional.of(points(tenths)),
        true);
  }

  private static TeamRound bye(int tenths) {
    return new TeamRound(
        OptionalInt.empty(),
        Optional.of(TeamRound.TeamBye.PAB),
        Optional.empty(),
        Optional.of(points(tenths)),
        false);
  }
}
