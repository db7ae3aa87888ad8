package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Tournaments that bbpPairings pairs, where it is installed.
final class BbpPairingsTest {
  private static final List<String> RESULTS =
      List.of("1-0", "1-0", "0-1", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0");

  @TempDir Path data;

  @BeforeAll
  static void look() {
    assumeTrue(
        Stream.of(String.valueOf(System.getenv("PATH")).split(File.pathSeparator, -1))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "bbpPairings"))),
        "bbpPairings is not installed");
  }

  private Server server(String dialect) throws StartFailure {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    PairingCommand engine = PairingCommand.read(dialect + "bbpPairings --dutch").orElseThrow();
    return Server.start(options.operating(draft -> draft.pairingEngine = Optional.of(engine)));
  }

  /// Pairs and plays a round; its boards have all kinds of results.
  private static JsonNode round(
      Organiser organiser, String tournament, int number, RandomGenerator random) throws Exception {
    JsonNode round = organiser.nextRound(tournament, number);
    for (int board = 1; board <= round.path("boards").size(); board++) {
      organiser.decide(tournament, number, board, RESULTS.get(random.nextInt(RESULTS.size())));
    }
    return round;
  }

  private static void bye(
      Organiser organiser, String tournament, int round, int number, String kind) throws Exception {
    organiser.post(
        tournament + "/byes",
        String.format(
            Locale.ROOT, "{\"round\":%d,\"participant\":%d,\"kind\":\"%s\"}", round, number, kind));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "trf26:"})
  void players_come_late_take_byes_and_leave(String dialect) throws Exception {
    try (Server server = server(dialect);
        Organiser organiser = Organiser.at(server)) {
      RandomGenerator random = Seeded.random(7);
      String tournament =
          organiser.tournament(
              "{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":7,"
                  + "\"regulations\":{\"timeControl\":\"300+3\"}}");
      organiser.enter(tournament, 1, 12);
      organiser.post(tournament + "/numbers", "{\"by\":\"rating\"}");
      bye(organiser, tournament, 1, 3, "half-point");
      assertThat(round(organiser, tournament, 1, random).path("byes")).hasSize(2);
      organiser.enter(tournament, 13, 14);
      bye(organiser, tournament, 2, 5, "zero-point");
      bye(organiser, tournament, 2, 6, "full-point");
      assertThat(round(organiser, tournament, 2, random).path("boards")).hasSize(6);
      Organiser.done(organiser.person().delete("api/tournaments/" + tournament + "/players/1"));
      Organiser.done(organiser.person().delete("api/tournaments/" + tournament + "/players/14"));
      for (int number = 3; number <= 7; number++) {
        JsonNode boards = round(organiser, tournament, number, random).path("boards");
        assertThat(boards).hasSize(6);
        assertThat(boards.findValuesAsString("white")).doesNotContain("1", "14");
      }
      JsonNode seen = organiser.person().get("api/tournaments/" + tournament).json();
      assertThat(seen.path("stage").stringValue()).isEqualTo("finished");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "trf26:"})
  void teams_are_paired_as_players_are(String dialect) throws Exception {
    try (Server server = server(dialect);
        Organiser organiser = Organiser.at(server)) {
      RandomGenerator random = Seeded.random(11);
      String tournament =
          organiser.tournament(
              "{\"name\":\"League\",\"format\":\"swiss\",\"rounds\":5,\"teams\":{\"boards\":2},"
                  + "\"regulations\":{\"timeControl\":\"300+3\"}}");
      for (int team = 1; team <= 9; team++) {
        organiser.post(
            tournament + "/teams",
            String.format(
                Locale.ROOT,
                "{\"name\":\"Team %d\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}",
                team));
      }
      bye(organiser, tournament, 2, 4, "half-point");
      for (int number = 1; number <= 5; number++) {
        JsonNode round = round(organiser, tournament, number, random);
        assertThat(round.path("matches")).hasSize(4);
        if (number == 3) {
          Organiser.done(
              organiser
                  .arbiter()
                  .post(
                      "api/tournaments/" + tournament + "/rounds/3/matches/1",
                      "{\"result\":\"0-0\",\"basis\":\"arbiter\",\"reason\":\"a false list\"}"));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "trf26:"})
  void other_points_than_the_usual_ones_are_told_to_the_engine(String dialect) throws Exception {
    try (Server server = server(dialect);
        Organiser organiser = Organiser.at(server)) {
      RandomGenerator random = Seeded.random(13);
      String tournament =
          organiser.tournament(
              "{\"name\":\"Football\",\"format\":\"swiss\",\"rounds\":5,\"byeHalves\":2,"
                  + "\"regulations\":{\"timeControl\":\"300+3\","
                  + "\"scoring\":{\"winHalves\":6,\"drawHalves\":2,\"lossHalves\":0}}}");
      organiser.enter(tournament, 1, 11);
      for (int number = 1; number <= 5; number++) {
        assertThat(round(organiser, tournament, number, random).path("boards")).hasSize(5);
      }
    }
  }
}
