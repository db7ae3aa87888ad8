package org.jadoube.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConvertCommandTest {
  private static final String GAME =
      "[White \"A\"]\n[Event \"E\"]\n\n1.e4 e5 2.Nf3 Nc6 3.Bc4 {good} Bc5 4.O-O 1-0\n\n";

  @ParameterizedTest
  @CsvSource({
    "de, 1. e4 e5 2. Sf3 Sc6 3. Lc4",
    "cs, 1. e4 e5 2. Jf3 Jc6 3. Sc4",
    "uci, 1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4",
    "long, 1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-c4",
    "figurine, 1. e4 e5 2. ♘f3 ♘c6 3. ♗c4"
  })
  void moves_are_written_as_asked_for(String notation, String movetext) {
    Ran ran = Ran.withInput(GAME, "convert", "--to", notation, "-");
    assertThat(ran.exit()).isEqualTo(Exit.DONE);
    assertThat(ran.out()).contains(movetext).contains("{good}");
  }

  @Test
  void tags_stay_as_they_are() {
    assertThat(Ran.withInput(GAME, "convert", "-").out())
        .startsWith("[White \"A\"]\n[Event \"E\"]\n\n1. e4");
  }

  @Test
  void export_format_has_the_seven_tags_first() {
    assertThat(Ran.withInput(GAME, "convert", "--normalise", "-").lines())
        .startsWith("[Event \"E\"]", "[Site \"?\"]", "[Date \"????.??.??\"]");
  }

  @Test
  void faults_of_bad_games_are_listed_and_the_rest_converted() {
    Ran ran = Ran.withInput("1. e4 Ke4 1-0\n\n" + GAME, "convert", "-");
    assertThat(ran.exit()).isEqualTo(Exit.DONE);
    assertThat(ran.err()).startsWith("-:1:7: ").contains("Ke4");
    assertThat(ran.out()).contains("4. O-O 1-0");
  }
}
