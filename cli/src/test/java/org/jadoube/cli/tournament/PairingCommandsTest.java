package org.jadoube.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;

final class PairingCommandsTest {
  /// 1 has met 4, and 2 has met 3; then the leaders should meet.
  private static final String FOUR =
      """
      012 Club championship
      042 2026/05/01
      142 3
      152 W
      001    1      Ana                               2100                             1.5    1     3 w 1     4 b =
      001    2      Ben                               2000                             1.5    2     4 b 1     3 w =
      001    3      Cleo                              1900                             0.5    3     1 b 0     2 b =
      001    4      Dora                              1800                             0.5    4     2 w 0     1 w =
      """;

  @Test
  void a_made_tournament_stands_the_check_and_is_the_same_for_the_same_seed() {
    String[] made = {"tournament", "generate", "--players", "15", "--rounds", "5", "--seed", "4"};
    String file = Ran.jadoube(made).out();

    assertThat(Ran.jadoube(made).out()).isEqualTo(file);
    Ran checked = Ran.withInput(file, "tournament", "check", "-");
    assertThat(checked.exit()).as(checked.out()).isEqualTo(ExitCode.DONE);
    assertThat(checked.lines()).hasSize(6).endsWith("round 5: as the rules lead to");
  }

  @Test
  void a_pairing_that_the_rules_do_not_lead_to_is_told_with_its_criterion() {
    Ran ran = Ran.withInput(FOUR, "tournament", "check", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines())
        .contains("round 1: as the rules lead to", "  found    2-3 4-1", "  expected 2-1 3-4");
    assertThat(ran.out()).contains("round 2: players who go down: 2 instead of 0 (C6, 2.4.1)");
  }

  @Test
  void why_names_what_speaks_against_others() {
    Ran ran = Ran.withInput(FOUR, "tournament", "why", "--player", "4", "--round", "3", "-");

    assertThat(ran.exit()).as(ran.err()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines().getFirst())
        .startsWith("Round 3 by the FIDE (Dutch) System of 2026: 4 Dora");
    Ran nobody = Ran.withInput(FOUR, "tournament", "why", "--player", "9", "-");
    assertThat(nobody.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(nobody.err()).contains("player 9 is not paired in round 3");
  }
}
