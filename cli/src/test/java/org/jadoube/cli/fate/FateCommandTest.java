package org.jadoube.cli.fate;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FateCommandTest {
  private static final String BARE_KINGS = "7k/8/6K1/8/8/8/8/8 b - - 0 1";
  private static final String MATE = "R3k3/8/4K3/8/8/8/8/8 b - - 0 1";
  private static final String NO_KING = "8/8/8/8/8/8/8/4K3 w - - 0 1";

  @Test
  void each_line_has_a_verdict_for_both_sides() {
    Ran ran = Ran.withInput(BARE_KINGS + "\n\n" + MATE + "\n", "fate");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines())
        .containsExactly("unwinnable unwinnable\t" + BARE_KINGS, "winnable unwinnable\t" + MATE);
    assertThat(ran.err()).matches("2 positions, \\d+\\.\\d\\d µs per verdict\n");
  }

  @Test
  void positions_may_be_arguments() {
    assertThat(Ran.jadoube("fate", BARE_KINGS).lines())
        .containsExactly("unwinnable unwinnable\t" + BARE_KINGS);
  }

  @Test
  void a_dash_is_standard_input() {
    assertThat(Ran.withInput(BARE_KINGS + "\n" + MATE + "\n", "fate", "-").lines())
        .containsExactly("unwinnable unwinnable\t" + BARE_KINGS, "winnable unwinnable\t" + MATE);
  }

  @Test
  void what_cannot_be_played_is_a_fault() {
    assertThat(Ran.jadoube("fate", NO_KING, "nonsense").lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("fault fault\t" + NO_KING + "\tBlack has no king"),
            line -> assertThat(line).startsWith("fault fault\tnonsense\tline 1, column "));
  }

  @Test
  void more_pawns_than_a_set_has_are_a_fault_but_an_impossible_check_is_not() {
    String ninePawns = "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1";
    String impossibleCheck = "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1";
    assertThat(Ran.jadoube("fate", ninePawns, impossibleCheck).lines())
        .satisfiesExactly(
            line ->
                assertThat(line).startsWith("fault fault\t" + ninePawns + "\tBlack has 9 pawns"),
            line -> assertThat(line).startsWith("winnable unwinnable\t" + impossibleCheck));
  }

  @Test
  void json_tells_the_cause() {
    JsonNode verdict =
        JsonMapper.builder().build().readTree(Ran.jadoube("fate", "--json", BARE_KINGS).out());
    assertThat(verdict.path("fen").stringValue()).isEqualTo(BARE_KINGS);
    assertThat(verdict.path("white").path("verdict").stringValue()).isEqualTo("unwinnable");
    assertThat(verdict.path("white").path("cause").stringValue()).isEqualTo("material");
  }

  @Test
  void a_line_longer_than_any_fen_is_a_fault_and_the_next_is_read() {
    Ran ran = Ran.withInput("1".repeat(3_000_000) + "\n" + BARE_KINGS + "\n", "fate");
    assertThat(ran.lines())
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .endsWith("expected a FEN of at most 4096 characters")
                    .hasSizeLessThan(200),
            line -> assertThat(line).isEqualTo("unwinnable unwinnable\t" + BARE_KINGS));
  }

  @Test
  void what_can_be_mended_is_read_and_told() {
    Ran ran =
        Ran.jadoube(
            "fate",
            BARE_KINGS.replace("0 1", "0 0"),
            "7k/5K2/6Q1/8/8/8/8/8 w - - bm Qg7#; id \"one\";");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("unwinnable unwinnable"),
            line -> assertThat(line).startsWith("winnable unwinnable"));
    assertThat(ran.err()).contains("move number 0 was read as 1");
  }

  @Test
  void nothing_but_faults_is_unreadable_input() {
    Ran ran = Ran.jadoube("fate", "nonsense");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).startsWith("1 position, ");
    assertThat(Ran.jadoube("fate", "nonsense", BARE_KINGS).exit()).isEqualTo(ExitCode.DONE);
  }
}
