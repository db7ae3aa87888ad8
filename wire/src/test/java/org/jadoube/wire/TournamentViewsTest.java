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
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.tournament.trf.tournament.TournamentFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
        Optional.of("1460000" + number));
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
