package org.jadoube.tournament.trf.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.tournament.trf.RandomTournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class PairingQuestionTest {
  private static final String ANA =
      "001    1      Ana                               2100                             1.0    1";
  private static final String BEN =
      "001    2      Ben                               2000                             0.0    3";
  private static final String CLEO =
      "001    3      Cleo                              1900                             1.0    2";
  private static final String ROUND_1 =
      String.join("\n", ANA + "     2 w 1", BEN + "     1 b 0", CLEO + "  0000 - U");

  private static final Map<TrfDialect, String> ASKED =
      Map.of(
          TrfDialect.JAVAFO,
              """
              XXR 5
              XXC white1
              XXS PAB=0.5
              XXA    1  1.0  1.0
              XXP 1 3
              """,
          TrfDialect.BBP_PAIRINGS,
              """
              XXR 5
              XXC white1
              BBU  0.5
              XXA    1  1.0  1.0
              XXP 1 3
              """,
          TrfDialect.TRF26,
              """
              142 5
              152 W
              162  P 0.5
              250       1.0 001 002 0001 0001
              260 002 003 0001 0003
              240 Z 002 0002
              """);

  @ParameterizedTest
  @EnumSource(TrfDialect.class)
  void the_engine_is_asked_in_its_dialect(TrfDialect dialect) {
    TrfFile file =
        Trf.read(
                "142 5\n152 W\n162  P 0.5\n250      01.0 001 002 0001 0001\n240 Z 002 0002\n"
                    + "260 002 003 0001 0003\n"
                    + ROUND_1.replace("1.0    2", "0.5    2"))
            .file();

    PairingQuestion.Ready ready = ready(file, dialect);

    assertThat(ready.round()).isEqualTo(2);
    assertThat(ready.presentInOrder()).containsExactly(1, 3);
    String asked = Trf.write(ready.file()).replace("\r\n", "\n");
    assertThat(asked).startsWith(ASKED.get(dialect));
    assertThat(asked.contains("     1 b 0  0000 - Z\n")).isEqualTo(dialect != TrfDialect.TRF26);
  }

  @Test
  void missing_points_are_counted() {
    TrfFile file = Trf.read("XXR 5\n" + ROUND_1.replaceAll("[01]\\.0    ", "       ")).file();

    assertThat(ready(file, TrfDialect.JAVAFO).file().playersByStartingRank())
        .map(player -> player.points().orElseThrow().toString())
        .containsExactly("1.0", "0.0", "1.0");
  }

  @Test
  void points_of_a_bye_in_the_next_round_are_counted_for_javafo() {
    TrfFile file = Trf.read("XXR 5\n240 H 002 0002\n" + ROUND_1).file();

    assertThat(Trf.write(ready(file, TrfDialect.JAVAFO).file()))
        .contains("0.5    3     1 b 0  0000 - H");
  }

  static Stream<Arguments> obstacles() {
    return Stream.of(
        obstacle(ROUND_1, "The file does not say how many rounds there are (142 or XXR)."),
        obstacle("142 1\n" + ROUND_1, "The last round, 1, has been paired."),
        obstacle("142 5", "At least two players must be present, not 0."),
        obstacle("142 5\nXXZ 1 2\n" + ROUND_1, "At least two players must be present, not 1."),
        obstacle(
            "142 5\n" + ROUND_1.replace("2 w 1", "2 w").replace("1 b 0", "1 b"),
            "Round 1: the game of 1 against 2 has no result."),
        obstacle(
            "142 5\n" + ROUND_1.replace("1 b 0", "1 b 1"),
            "Round 1: the lines of 1 and 2 contradict each other.",
            "Round 1: the lines of 2 and 1 contradict each other."),
        obstacle(
            "142 5\n" + ROUND_1.replace("1 b 0", "1 w 0"),
            "Round 1: the lines of 1 and 2 contradict each other.",
            "Round 1: the lines of 2 and 1 contradict each other."),
        obstacle(
            "142 5\n" + ROUND_1.replace("     2 w 1", "     9 w 1"),
            "Round 1: the lines of 1 and 9 contradict each other.",
            "Round 1: the lines of 2 and 1 contradict each other."),
        obstacle(
            "142 5\n" + ROUND_1.replace("001    3", "001    2"),
            "Two players have the starting rank 2."),
        obstacle(
            "142 5\n" + ROUND_1.replace("001    3", "001    4"),
            "No player has the starting rank 3."),
        obstacle(
            "142 5\n013 Nord                               1    2\n" + ROUND_1,
            "Pairing engines do not pair teams."));
  }

  private static Arguments obstacle(String file, String... messages) {
    return Arguments.of(file, List.of(messages));
  }

  @ParameterizedTest
  @MethodSource("obstacles")
  void what_has_to_be_settled_before_is_told(String file, List<String> messages) {
    PairingQuestion question = PairingQuestion.of(Trf.read(file).file(), TrfDialect.JAVAFO);

    assertThat(question).isInstanceOf(PairingQuestion.NotReady.class);
    assertThat(((PairingQuestion.NotReady) question).obstacles())
        .map(PairingProblem::message)
        .isEqualTo(messages);
  }

  @ParameterizedTest
  @EnumSource(TrfDialect.class)
  void random_tournaments_are_ready_and_asked_in_clean_files(TrfDialect dialect) {
    for (int seed = 0; seed < 100; seed++) {
      TrfFile file = RandomTournament.of(seed, 5 + seed % 40, seed % 6);
      PairingQuestion.Ready ready = ready(file, dialect);

      assertThat(ready.round()).isEqualTo(file.roundsPaired() + 1);
      assertThat(Trf.read(Trf.write(ready.file())).departures()).isEmpty();
    }
  }

  private static PairingQuestion.Ready ready(TrfFile file, TrfDialect dialect) {
    return (PairingQuestion.Ready) PairingQuestion.of(file, dialect);
  }
}
