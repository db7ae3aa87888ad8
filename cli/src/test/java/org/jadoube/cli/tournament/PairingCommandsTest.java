package org.jadoube.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
    assertThat(checked.lines()).contains("round 5: as the rules lead to").hasSize(8);
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

  /// 3 had Black twice, and 4 White.
  @Test
  void why_names_the_rule_of_the_colours_by_the_text_of_the_day() {
    String[] why = {"tournament", "why", "--player", "4", "--round", "3", "-"};

    assertThat(Ran.withInput(FOUR, why).lines())
        .contains(
            "  3 has White: their preferences do not conflict (5.2.1)",
            "    3 Cleo (0.5): absolute preference for White, colour difference -2",
            "    4 Dora (0.5): absolute preference for Black, colour difference 2");
    assertThat(Ran.withInput(FOUR.replace("2026/05", "2025/05"), why).out())
        .contains("do not conflict (E.1)");
  }

  @Test
  void the_colours_of_a_first_round_come_from_the_lot() {
    String[] why = {"tournament", "why", "--player", "4", "--round", "1", "-"};

    assertThat(Ran.withInput(FOUR, why).out())
        .contains(
            "  4 has White: neither has played; 2 is ranked higher, and its number is even,"
                + " with White drawn for odd ones (5.2.5)",
            "    2 Ben (0): no preference yet");
  }

  @Test
  void a_check_as_json_has_pairs_and_order() {
    JsonNode checked = json(Ran.withInput(FOUR, "tournament", "check", "--json", "-"));

    assertThat(checked.at("/rounds/1/pairing/criterion").stringValue()).isEqualTo("downfloaters");
    assertThat(checked.at("/rounds/1/pairing/article").stringValue()).isEqualTo("2.4.1");
    assertThat(checked.at("/rounds/1/pairing/expected/pairs/0/white").intValue()).isEqualTo(2);
    assertThat(checked.at("/rounds/0").has("pairing")).isFalse();
    assertThat(checked.path("notChecked").toString()).isEqualTo("[\"ratings\",\"forms\"]");
    assertThat(checked.path("differences").intValue()).isPositive();
  }

  @Test
  void a_table_is_not_checked_and_that_is_no_difference() {
    String table =
        FOUR.replace("142 3", "092 Round robin\n142 3")
            .replaceAll("    [1-4]     (?=[1-4] [wb])", "          ");

    Ran ran = Ran.withInput(table, "tournament", "check", "-");

    assertThat(ran.out()).contains("round 1: not checked: ", "ratings and forms: not checked");
    assertThat(ran.exit()).as(ran.out()).isEqualTo(ExitCode.DONE);
  }

  /// River won the match that was played, but the file ranks Hill first.
  @Test
  void the_order_of_teams_is_checked_by_their_ranks() {
    String teams =
        """
        012 Two teams
        142 2
        362 TW 2.0   TD 1.0   TL 0.0
        001    1      Ana                               2100                             1.0    1     2 w 1
        001    2      Ben                               2000                             0.0    2     1 b 0
        310   1 River                                            2.0    1.0   2     1
        310   2 Hill                                             0.0    0.0   1     2
        """;
    assertThat(Ran.withInput(teams, "standings", "-").out())
        .startsWith(
            """
            rank  no.  name   match points  game points
               1    1  River             2            1
               2    2  Hill              0            0
            """);
    Ran ran = Ran.withInput(teams, "tournament", "check", "-");
    assertThat(ran.out())
        .contains(
            "order: team 1 has rank 2 in the file, 1 by points",
            "order: team 2 has rank 1 in the file, 2 by points");
    assertThat(
            json(Ran.withInput(teams, "tournament", "check", "--json", "-"))
                .at("/order/displaced/0/team")
                .intValue())
        .isEqualTo(1);
  }

  @Test
  void a_file_that_contradicts_itself_is_not_said_to_have_no_ranks() {
    String contrary = FOUR.replace("2 b =", "2 b 1");
    Ran ran = Ran.withInput(contrary, "tournament", "check", "-");
    assertThat(ran.lines())
        .contains("order: not checked: the file contradicts itself, so neither are its rounds");
    assertThat(
            json(Ran.withInput(contrary, "tournament", "check", "--json", "-")).path("notChecked"))
        .hasSize(4);
  }

  @Test
  void reasons_come_as_json() {
    JsonNode why =
        json(
            Ran.withInput(
                FOUR, "tournament", "why", "--json", "--player", "1", "--round", "1", "-"));

    assertThat(why.path("player").intValue()).isEqualTo(1);
    assertThat(why.at("/others").toString()).contains("\"reason\":");
    assertThat(why.at("/colours/rule").stringValue()).isEqualTo("initial-colour");
    assertThat(why.at("/colours/white/number").intValue()).isEqualTo(1);
    assertThat(why.at("/colours/white/strength").stringValue()).isEqualTo("none");
  }

  private static JsonNode json(Ran ran) {
    return JsonMapper.shared().readTree(ran.out());
  }
}
