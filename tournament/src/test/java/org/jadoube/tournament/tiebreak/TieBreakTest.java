package org.jadoube.tournament.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.notation.Reading;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.points.ScoreKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TieBreakTest {
  @ParameterizedTest
  @CsvSource({
    "BH, BH",
    "bh-c1, BH-C1",
    "BH/C1, BH-C1",
    "BH#M2, BH-M2",
    "BH-C1/P, BH-C1/P",
    "BH:GP/C2/P, BH:GP-C2/P",
    "KS/L-2, KS/L-2",
    "KS-L+1, KS/L+1",
    "KS/L40, KS/L40",
    "KS/L50, KS/L50",
    "KS/L40+1, KS/L40+1",
    "GE, REP",
    "ESB:MG-C1, EMGSB-C1",
    "EMMSB, EMMSB",
    "MPvGP, MPvGP",
    "mpvgp, MPvGP",
    "ARO/U1400, ARO/U1400",
    "SSSC/F/K5, SSSC/F/K5",
    "SSSC/P, SSSC/P",
    "DE/P, DE/P",
    "EDEBT, EDEBT",
    "PS-C1, PS-C1",
    "AOB/F, AOB/F"
  })
  void designation_is_read_and_written(String text, String written) {
    assertThat(TieBreak.read(text).orThrow()).hasToString(written);
    assertThat(TieBreak.read(written)).isEqualTo(TieBreak.read(text));
  }

  @ParameterizedTest
  @EnumSource
  void every_code_is_read(TieBreakCode code) {
    assertThat(TieBreak.read(code.toString()).orThrow()).isEqualTo(new TieBreak(code));
  }

  @ParameterizedTest
  @CsvSource({
    "XY, 'line 1, column 1: found \"XY\", expected a tie-break of C07, Article 5'",
    "BH:XX, 'line 1, column 1: found \"BH:XX\", expected MP or GP after the colon'",
    "BPG-C1, expected a modifier that BPG takes which C1 is not",
    "BH-C1-M1, expected at most one modifier of each kind",
    "BH-C0, instead of -C0",
    "BH-C, instead of -C",
    "BH/P1, instead of /P1",
    "BH-C+1, instead of -C+1",
    "KS/L101, instead of /L101",
    "BC:MP, expected BC without MP or GP",
    "ARO:GP, expected ARO without MP or GP",
    "'', expected a tie-break such as BH-C1",
    "BH--C1, expected a tie-break such as BH-C1",
    "BH-C9999999, expected a tie-break such as BH-C1"
  })
  void fault_says_what_was_expected(String text, String message) {
    assertThat(TieBreak.read(text).faultIfAny().orElseThrow().message().replace(",", ""))
        .contains(message.replace(",", ""));
  }

  @Test
  void list_is_read_and_its_fault_is_placed() {
    assertThat(TieBreak.readList("DE, BH-C1 ;SB").orThrow())
        .extracting(TieBreak::toString)
        .containsExactly("DE", "BH-C1", "SB");
    assertThat(TieBreak.readList(" ").orThrow()).isEmpty();
    assertThat(TieBreak.readList("DE,\n NO").faultIfAny().orElseThrow().message())
        .startsWith("line 2, column 2: found \"NO\"");
  }

  @Test
  void modifiers_that_mean_nothing_are_refused() {
    assertThatThrownBy(() -> new TieBreak(TieBreakCode.WIN, new Modifier.Cut(1, false)))
        .hasMessage("WIN takes no C1");
    assertThatThrownBy(() ->
            new TieBreak(TieBreakCode.BH, new Modifier.Cut(1, false), new Modifier.Cut(1, true)))
        .hasMessage("BH takes only one modifier like M1");
    assertThatThrownBy(() -> new Modifier.Cut(0, true))
        .hasMessage("values must be from 1 to 1000, not 0");
  }

  @Test
  void what_is_written_is_read_again() {
    Samples samples = Samples.from(Seeded.random(14));
    for (int sample = 0; sample < 2000; sample++) {
      TieBreakCode code = samples.of(TieBreakCode.class);
      List<Modifier> modifiers =
          Samples.members(Modifier.class).stream()
              .<Modifier>map(samples::of)
              .filter(code::takes)
              .toList();
      TieBreak tieBreak = new TieBreak(code, Optional.empty(), modifiers);
      assertThat(TieBreak.read(tieBreak.toString()).orThrow()).isEqualTo(tieBreak);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"BH-C1/P, SB", "KS/L+1", "ESB:MG", "SSSC/F/K5"})
  void any_text_is_read_or_has_a_fault(String seed) {
    RandomGenerator random = Seeded.random(seed.length());
    for (int sample = 0; sample < 3000; sample++) {
      StringBuilder text = new StringBuilder(seed);
      for (int change = random.nextInt(1, 5); change > 0; change--) {
        text.insert(random.nextInt(text.length() + 1), (char) random.nextInt(0x20, 0x250));
        text.deleteCharAt(random.nextInt(text.length()));
      }
      Reading<?> list = TieBreak.readList(text.toString());
      assertThat(list.valueIfAny().isPresent()).isNotEqualTo(list.faultIfAny().isPresent());
    }
  }

  @Test
  void score_of_teams_is_part_of_the_designation() {
    assertThat(TieBreak.read("BH:GP").orThrow().score()).contains(ScoreKind.GAME_POINTS);
    assertThat(TieBreak.read("BH").orThrow().score()).isEqualTo(Optional.empty());
  }
}
