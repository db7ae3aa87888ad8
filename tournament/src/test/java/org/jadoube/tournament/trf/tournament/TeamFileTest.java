package org.jadoube.tournament.trf.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.table.Berger;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.table.TeamBoards;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.junit.jupiter.api.Test;

/// Tournaments of teams as files, and back.
final class TeamFileTest {
  private static final int BOARDS = 4;
  private static final int MEMBERS = 6;
  private static final List<Result> RESULTS =
      List.of(
          Result.WHITE_WINS,
          Result.BLACK_WINS,
          Result.DRAW,
          Result.forfeitedBy(Colour.WHITE),
          new Result(Score.LOSS, Score.LOSS, true));

  @Test
  void random_tournaments_of_teams_come_back_the_same() {
    for (int seed = 0; seed < 60; seed++) {
      Tournament tournament = random(Seeded.random(seed), 2 + seed % 7);
      Conversion written = TournamentFile.of(tournament, List.of());
      TrfReading reading = Trf.read(Trf.bytes(written.file()));

      assertThat(written.losses()).isEmpty();
      assertThat(reading.departures()).isEmpty();
      assertThat(understood(reading.file()))
          .as("seed %d: %s", seed, Trf.write(written.file()))
          .isEqualTo(tournament);
    }
  }

  private static Tournament random(RandomGenerator random, int teams) {
    PointSystem points =
        random.nextBoolean()
            ? PointSystem.of(MatchScoring.usual(BOARDS))
            : new PointSystem(
                Scoring.CLASSIC,
                2,
                Optional.of(
                    new MatchScoring(new Scoring(6, 2, 0), BOARDS, ScoreKind.GAME_POINTS, 3, 5)));
    List<Round> rounds = new ArrayList<>();
    for (List<Pair> pairs : Berger.table(teams).rounds()) {
      List<Pairing> pairings = new ArrayList<>();
      pairs.forEach(pair -> pairings.add(match(random, pair)));
      IntStream.rangeClosed(1, teams)
          .filter(team -> pairings.stream().noneMatch(each -> each.participants().contains(team)))
          .forEach(team ->
              pairings.add(
                  new Bye(team, Bye.Kind.values()[random.nextInt(Bye.Kind.values().length)])));
      rounds.add(sorted(pairings));
    }
    List<Participant> participants =
        IntStream.rangeClosed(1, teams).boxed().flatMap(TeamFileTest::team).toList();
    return new Tournament(Format.SWISS, points, participants, rounds.size() + 1, rounds, List.of());
  }

  /// As a reader finds them: by the lowest number.
  private static Round sorted(List<Pairing> pairings) {
    return new Round(
        pairings.stream()
            .sorted(
                java.util.Comparator.comparing(
                    pairing -> pairing.participants().stream().min(Integer::compare).orElse(0)))
            .toList());
  }

  /// A team with its players, who are numbered team by team.
  private static Stream<Participant> team(int number) {
    List<Player> players =
        IntStream.rangeClosed(1, MEMBERS)
            .mapToObj(place ->
                new Player(player(number, place), "Player " + number + "." + place, 2500 - place))
            .toList();
    Team team =
        new Team(
            number,
            "Team " + number,
            Optional.empty(),
            OptionalInt.of(2400 + number),
            players.stream().map(Player::number).toList());
    return Stream.concat(Stream.of(team), players.stream());
  }

  private static int player(int team, int place) {
    return MEMBERS * (team - 1) + place;
  }

  private static Match match(RandomGenerator random, Pair pair) {
    List<BoardGame> boards = new ArrayList<>();
    List<OptionalInt> first = lineUp(random, pair.white());
    List<OptionalInt> second = lineUp(random, pair.black());
    for (int board = 0; board < BOARDS; board++) {
      Colour colour = board % 2 == 0 ? Colour.WHITE : Colour.BLACK;
      OptionalInt one = first.get(board);
      OptionalInt other = second.get(board);
      boards.add(new BoardGame(colour, one, other, result(random, colour, one, other)));
    }
    Match match = new Match(pair.white(), pair.black(), boards);
    boolean awarded = match.played() && match.finished() && random.nextInt(5) == 0;
    return awarded ? awarded(match, Result.BOTH_LOSE) : match;
  }

  private static Match awarded(Match match, Result result) {
    return match.with(Optional.of(GameResult.of(result).by(GameResult.Basis.ARBITER)));
  }

  /// In the order of the list, with a player on the first board.
  private static List<OptionalInt> lineUp(RandomGenerator random, int team) {
    List<OptionalInt> lineUp = new ArrayList<>(List.of(OptionalInt.of(player(team, 1))));
    for (int place = 2; lineUp.size() < BOARDS; place++) {
      boolean empty = random.nextInt(6) == 0;
      if (empty || random.nextInt(3) > 0 || place > 4) {
        lineUp.add(empty || place > 6 ? OptionalInt.empty() : OptionalInt.of(player(team, place)));
      }
    }
    return lineUp;
  }

  private static Optional<GameResult> result(
      RandomGenerator random, Colour first, OptionalInt one, OptionalInt other) {
    if (one.isPresent() && other.isPresent()) {
      return random.nextInt(9) == 0
          ? Optional.empty()
          : Optional.of(GameResult.of(RESULTS.get(random.nextInt(RESULTS.size()))));
    }
    Result forfeit =
        one.isEmpty() && other.isEmpty()
            ? new Result(Score.LOSS, Score.LOSS, true)
            : Result.forfeitedBy(one.isEmpty() ? first : first.opposite());
    return Optional.of(GameResult.of(forfeit));
  }

  private static Tournament understood(TrfFile file) {
    assertThat(FileTournament.of(file)).isInstanceOf(FileTournament.Understood.class);
    return ((FileTournament.Understood) FileTournament.of(file)).tournament();
  }

  private static Tournament league(Match match) {
    return new Tournament(
        Format.SWISS,
        PointSystem.of(MatchScoring.usual(2)),
        Stream.of(1, 2).flatMap(TeamFileTest::team).toList(),
        1,
        List.of(Round.of(match)),
        List.of());
  }

  /// @param ours places on the list of the first team
  private static Match match(
      int first, int second, List<Integer> ours, List<Integer> theirs, Result... results) {
    List<BoardGame> boards =
        new ArrayList<>(TeamBoards.of(numbers(first, ours), numbers(second, theirs)));
    for (int i = 0; i < results.length; i++) {
      boards.set(i, boards.get(i).with(GameResult.of(results[i])));
    }
    return new Match(first, second, boards);
  }

  private static List<Integer> numbers(int team, List<Integer> places) {
    return places.stream().map(place -> player(team, place)).toList();
  }

  @Test
  void teams_have_their_points_and_their_players() {
    Match match = match(1, 2, List.of(1, 3), List.of(2, 4), Result.WHITE_WINS, Result.DRAW);

    String file =
        Trf.write(TournamentFile.of(league(match), TieBreak.readList("MPvGP").orThrow()).file());

    assertThat(file)
        .contains("082 2\r\n", "212 MPTS,MPvGP\r\n", "352 ", "310   1 Team 1 ")
        .contains("  2.0    1.5")
        .contains("     8 w 1")
        .contains("     3 w =");
  }

  @Test
  void a_match_that_nobody_played_is_one_record() {
    List<BoardGame> forfeited =
        TeamBoards.of(2).stream()
            .map(board -> board.with(GameResult.of(Result.forfeitedBy(board.first()))))
            .toList();

    TrfFile file = TournamentFile.of(league(new Match(1, 2, forfeited)), List.of()).file();

    assertThat(Trf.write(file)).contains("330 -+ 001 001 002");
    assertThat(understood(file)).isEqualTo(league(new Match(1, 2, forfeited)));
  }

  @Test
  void what_the_arbiter_awarded_is_match_points_beside_the_games() {
    Match played = match(1, 2, List.of(1, 2), List.of(1, 2), Result.WHITE_WINS, Result.WHITE_WINS);
    Tournament league = league(awarded(played, Result.BLACK_WINS));

    Conversion written = TournamentFile.of(league, List.of());

    assertThat(written.losses()).isEmpty();
    assertThat(Trf.write(written.file()))
        .contains("299    -1.0   0.0  001 0001\r\n", "299     1.0   0.0  001 0002\r\n");
    assertThat(understood(written.file())).isEqualTo(league);
  }

  @Test
  void points_that_no_result_of_a_match_gives_are_told() {
    Match drawn = match(1, 2, List.of(1, 2), List.of(1, 2), Result.DRAW, Result.DRAW);
    String file = Trf.write(TournamentFile.of(league(drawn), List.of()).file());
    FileTournament read =
        FileTournament.of(Trf.read(file + "299    -0.5   0.0  001 0001\r\n").file());

    assertThat(read).isInstanceOf(FileTournament.Understood.class);
    assertThat(((FileTournament.Understood) read).tournament())
        .isEqualTo(league(drawn).reporting(List.of("299    -0.5   0.0  001 0001")));
    assertThat(((FileTournament.Understood) read).losses())
        .map(TrfLoss::message)
        .containsExactly("299: points that the point system does not give");
  }

  @Test
  void several_byes_of_one_round_take_several_records() {
    Tournament cup =
        new Tournament(
            Format.KNOCKOUT,
            PointSystem.of(MatchScoring.usual(2)),
            IntStream.rangeClosed(1, 6).boxed().flatMap(TeamFileTest::team).toList(),
            1,
            List.of(
                Round.of(
                    new Bye(1, Bye.Kind.PAIRING_ALLOCATED),
                    new Bye(2, Bye.Kind.PAIRING_ALLOCATED),
                    match(3, 6, List.of(1, 2), List.of(1, 2), Result.DRAW, Result.WHITE_WINS),
                    match(4, 5, List.of(1, 2), List.of(1, 2), Result.DRAW, Result.WHITE_WINS))),
            List.of());

    TrfFile file = TournamentFile.of(cup, List.of()).file();

    assertThat(Trf.write(file)).contains("320  2.0  1.0 001\r\n", "320  2.0  1.0 002\r\n");
    assertThat(understood(file).rounds()).isEqualTo(cup.rounds());
  }

  @Test
  void colours_on_the_boards_are_those_of_the_file_also_where_nobody_sat() {
    List<Colour> colours = List.of(Colour.WHITE, Colour.WHITE, Colour.BLACK, Colour.BLACK);
    Match match =
        new Match(
            2,
            1,
            IntStream.range(0, 4)
                .mapToObj(board ->
                    BoardGame.of(
                        colours.get(board),
                        board == 0 ? OptionalInt.empty() : OptionalInt.of(player(2, board)),
                        board == 1 ? OptionalInt.empty() : OptionalInt.of(player(1, board + 1))))
                .toList());
    Tournament league =
        new Tournament(
                Format.SWISS,
                PointSystem.of(MatchScoring.usual(4)),
                Stream.of(1, 2).flatMap(TeamFileTest::team).toList(),
                1,
                List.of(Round.of(match)),
                List.of())
            .reporting(List.of("352 WWBB"));
    TrfFile file = TournamentFile.of(league, List.of()).file();

    assertThat(Trf.write(file)).containsOnlyOnce("352 ").contains("352 WWBB\r\n");
    assertThat(understood(file).rounds()).isEqualTo(league.rounds());
  }

  @Test
  void what_a_file_cannot_say_of_a_match_is_told() {
    assertThat(TournamentFile.of(league(new Match(1, 2, TeamBoards.of(2))), List.of()).losses())
        .map(TrfLoss::message)
        .containsExactly("310: a pairing without line-ups of teams 1 and 2 in round 1");
  }

  @Test
  void a_file_of_trf16_has_teams_without_numbers() {
    Match match = match(1, 2, List.of(1, 2), List.of(1, 2), Result.DRAW, Result.WHITE_WINS);
    TrfFile file = TournamentFile.of(league(match), List.of()).file();

    TrfFile old = TrfConversion.convert(file, TrfDialect.JAVAFO).file();

    assertThat(Trf.write(old)).contains("013 Team 1");
    assertThat(understood(old).rounds()).isEqualTo(league(match).rounds());
  }

  /// Both forms of each team, and reserves who were not nominated.
  @Test
  void reserves_are_on_no_board_and_a_team_in_two_forms_is_one() {
    TrfFile file =
        Trf.read(
                """
                142 1
                001    1      Alder                             2100                             1.0    1     5 w 1
                001    2      Birch                             2000                             0.5    2     6 b =
                001    3      Cedar                             1900                             0.0    7  0000 - -
                001    5      Elm                               2050                             0.0    5     1 b 0
                001    6      Fir                               1950                             0.5    3     2 w =
                001    7      Gum                               1850                             0.0    6  0000 - -
                013 River                              1    2    3
                013 Hill                               5    6    7
                310   1 River                            RIV     2050    2.0    1.5   1    1    2    3
                310   2 Hill                             HIL     2000    0.0    0.5   2    5    6    7
                """)
            .file();

    Tournament read = understood(file);

    assertThat(read.points().boards()).isEqualTo(2);
    assertThat(Trf.write(TournamentFile.of(read).file()))
        .containsPattern("310   1 River .*  2.0    1.5 ")
        .doesNotContain("013 ", "300 ");
    for (TrfDialect dialect : List.of(TrfDialect.TRF26, TrfDialect.JAVAFO)) {
      assertThat(Trf.write(TrfConversion.convert(file, dialect).file()))
          .containsOnlyOnce(" River ")
          .containsOnlyOnce(" Hill ");
    }
  }

  @Test
  void games_that_contradict_the_order_of_boards_are_told() {
    Match match = match(1, 2, List.of(1, 2), List.of(1, 2), Result.DRAW, Result.DRAW);
    String file = Trf.write(TournamentFile.of(league(match), List.of()).file());
    String crossed = file.replace("     7 w =", "     x w =").replace("     8 b =", "     7 w =");

    assertThat(FileTournament.of(Trf.read(crossed.replace("     x w =", "     8 w =")).file()))
        .isInstanceOf(FileTournament.NotUnderstood.class);
  }
}
