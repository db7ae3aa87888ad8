package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.tournament.trf.tournament.TournamentFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// JSON and tournament files are two views of one tournament.
class TournamentViewsTest {
  private static final int ROUNDS = 5;
  private static final List<Result> RESULTS =
      List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.BOTH_LOSE);

  /// Lines that mean nothing to a tournament.
  private static final List<String> OTHERS =
      List.of(
          "022 Bled",
          "032 SLO",
          "102 Lark, Lena (12345678)",
          "152 W",
          "172 SLO FIDON",
          "260 001 005 0001 0002",
          "### paired by hand",
          "801  3 whatever this is");

  /// A file as it is written; 202 says what 212 says, too.
  private static final String EVERY_RECORD =
      """
      012 Tree Open
      022 Bled
      032 SLO
      042 2026/03/07
      052 2026/03/09
      062 4
      072 3
      092 Individual Swiss
      102 Lark, Lena (12345678)
      112 Finch, Finn (12345679)
      122 90 min + 30 s
      132                                                                                        26/03/07  26/03/08
      142 5
      152 B
      172 SLO FIDON
      182 by hand
      192 FIDE_DUTCH
      202 BH/C1,SB
      222 5400+30
      001    1 m GM Alder, Ann                        2310 SLO    14600001 1990/02/28  1.0    1     3 w 1
      001    2 wWIM Birch, Bea                        2250 SLO    14600002 1987/00/00  0.5    2     4 b =
      001    3 m    Cedar, Cleo                       2190 AUT                         0.0    4     1 b 0
      001    4      Dogwood, Dee                                                       0.5    2     2 w =
      240 H 002 0004
      240 Z 003 0002
      250       1.0 001 002 0001 0002
      260 001 005 0001 0002
      AUT    3      Cedar, Cleo                       2150
      ### paired by hand
      """;

  static IntStream seeds() {
    return IntStream.range(0, 40);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void a_tournament_is_the_same_through_json_and_through_a_file(int seed) {
    Tournament tournament = tournament(Seeded.random(seed));

    assertThat(throughJson(tournament)).isEqualTo(tournament);
    assertThat(throughFile(tournament)).isEqualTo(tournament);
    assertThat(throughJson(throughFile(throughJson(tournament)))).isEqualTo(tournament);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void a_file_has_all_its_lines_after_it_was_a_document(int seed) {
    String file = Trf.write(TournamentFile.of(tournament(Seeded.random(seed))).file());

    String again = Trf.write(TournamentFile.of(throughJson(read(file))).file());

    assertThat(again).isEqualTo(file);
    assertThat(again.lines()).containsAll(OTHERS);
  }

  @Test
  void a_file_with_every_record_has_them_all_after_it_was_a_document() {
    String again = Trf.write(TournamentFile.of(throughJson(read(EVERY_RECORD))).file());

    assertThat(again.lines().map(String::stripTrailing))
        .containsExactlyInAnyOrderElementsOf(
            EVERY_RECORD.lines().map(line -> line.replace("202 ", "212 PTS,")).toList());
  }

  @Test
  void what_engines_are_told_is_kept_in_the_records_of_trf26() {
    String engines =
        Trf.write(TrfConversion.convert(Trf.read(EVERY_RECORD).file(), TrfDialect.JAVAFO).file());
    assertThat(engines).contains("XXR 5", "XXC black1", "XXA    1  1.0", "XXP 1 2", "0000 - H");

    assertThat(Trf.write(TournamentFile.of(throughJson(read(engines))).file()).lines())
        .contains(
            "142 5",
            "152 B",
            "250       1.0 001 002 0001 0002",
            "260 001 005 0001 0002",
            "240 H 002 0004")
        .noneMatch(line -> line.startsWith("XX"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void who_has_left_has_left_after_it_was_a_file(boolean before) {
    Tournament tournament = read(EVERY_RECORD);
    Tournament smaller = tournament.plus(new Withdrawal(3, before ? 0 : 1)).withByes(List.of());
    Tournament left = before ? smaller.with(List.of()).at(Stage.REGISTRATION, ROUNDS) : smaller;

    assertThat(Trf.write(TournamentFile.of(left).file()))
        .contains("240 Z 002 0003", "240 Z 005 0003");
    assertThat(TournamentFile.of(left).losses()).isEmpty();
    assertThat(throughFile(left)).isEqualTo(left);
  }

  private static Tournament throughJson(Tournament tournament) {
    return Documents.TOURNAMENT.read(Documents.TOURNAMENT.write(tournament))
            instanceof JsonReading.Read<Tournament>(Tournament read)
        ? read
        : Tournament.of("unreadable", tournament.terms());
  }

  private static Tournament throughFile(Tournament tournament) {
    return read(Trf.write(TournamentFile.of(tournament).file()));
  }

  private static Tournament read(String file) {
    return ((FileTournament.Understood) FileTournament.of(Trf.read(file).file())).tournament();
  }

  private static Tournament tournament(RandomGenerator random) {
    boolean teams = random.nextBoolean();
    int count = random.nextInt(2, 9);
    List<Round> rounds = new ArrayList<>();
    for (int played = random.nextInt(1, ROUNDS); played > 0; played--) {
      rounds.add(round(random, count, teams));
    }
    return settled(
        new Tournament(
            Format.SWISS,
            teams ? PointSystem.of(MatchScoring.usual(2)) : PointSystem.CLASSIC,
            participants(count, teams),
            ROUNDS,
            rounds,
            List.of()));
  }

  private static Tournament settled(Tournament tournament) {
    TimeControl control = TimeControl.of(Duration.ofMinutes(90), Duration.ofSeconds(30));
    return tournament
        .with(
            tournament
                .terms()
                .named("Tree Open")
                .with(tournament.terms().regulations().with(control))
                .breakingTiesBy(TieBreak.readList("BH-C1, SB").orThrow()))
        .withByes(List.of(new RequestedBye(ROUNDS, 1, Bye.Kind.HALF_POINT)))
        .reporting(OTHERS);
  }

  private static List<Participant> participants(int count, boolean teams) {
    Stream<Participant> members =
        IntStream.rangeClosed(1, teams ? 2 * count : count).mapToObj(TournamentViewsTest::player);
    return teams
        ? Stream.concat(
                IntStream.rangeClosed(1, count).mapToObj(TournamentViewsTest::team), members)
            .toList()
        : members.toList();
  }

  private static Player player(int number) {
    return new Player(
            number,
            "Player, " + number,
            Optional.empty(),
            number % 3 == 0 ? OptionalInt.empty() : OptionalInt.of(2400 - number),
            Optional.of("SLO"),
            Optional.of("WIM").filter(_ -> number % 2 == 0),
            Optional.of("1460000" + number))
        .with(
            Optional.of(number % 2 == 0 ? Sex.WOMAN : Sex.MAN),
            Optional.of(number % 3 == 0 ? "1987" : "1990-02-0" + number % 9));
  }

  private static Team team(int number) {
    return new Team(
        number,
        "Team " + number,
        Optional.empty(),
        OptionalInt.of(2400),
        List.of(2 * number - 1, 2 * number));
  }

  /// Pairings as a reader finds them, by the lowest number.
  private static Round round(RandomGenerator random, int count, boolean teams) {
    List<Integer> free = new ArrayList<>(IntStream.rangeClosed(1, count).boxed().toList());
    List<Pairing> pairings = new ArrayList<>();
    while (free.size() > 1) {
      int one = free.removeFirst();
      int other = free.get(random.nextInt(free.size()));
      free.removeIf(each -> each == other);
      pairings.add(teams ? match(random, one, other) : game(random, one, other));
    }
    free.forEach(left -> pairings.add(new Bye(left, Bye.Kind.PAIRING_ALLOCATED)));
    return new Round(pairings);
  }

  private static Game game(RandomGenerator random, int one, int other) {
    return new Game(one, other, Optional.of(result(random)));
  }

  private static Match match(RandomGenerator random, int one, int other) {
    return new Match(
        one,
        other,
        Stream.of(0, 1)
            .map(index ->
                BoardGame.of(
                        BoardGame.usualColour(index),
                        OptionalInt.of(2 * one - 1 + index),
                        OptionalInt.of(2 * other - 1 + index))
                    .with(result(random)))
            .toList());
  }

  private static GameResult result(RandomGenerator random) {
    return GameResult.of(RESULTS.get(random.nextInt(RESULTS.size())));
  }
}
