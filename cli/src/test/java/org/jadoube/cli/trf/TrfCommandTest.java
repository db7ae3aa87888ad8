package org.jadoube.cli.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;

class TrfCommandTest {
  private static final String FILE =
      """
      012 Club championship
      XXR 3
      001    1 m    Ana                               2100 AUT                         1.0    1     2 w 1
      001    2 m    Ben                               2000 AUT                         0.0    3     1 b 0
      001    3 w    Cleo                              1900 AUT                         0.5    2     4 w =
      001    4 w    Dora                              1800 AUT                         0.5    2     3 b =
      """;

  @Test
  void a_file_in_order_has_nothing_to_tell() {
    Ran ran = Ran.withInput(FILE, "trf", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "-: players: 4, rounds paired: 1, departures from the format: 0, contradictions: 0\n");
  }

  @Test
  void departures_and_contradictions_are_listed() {
    Ran ran =
        Ran.withInput(
            FILE.replace("3 w    Cleo", "3 f    Cleo").replace("1.0    1", "2.0    1"), "trf", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines())
        .containsExactly(
            "-:5:10: found \"f\", expected m or w",
            "-:3:81: 001: player 1 has 2.0 points, but the results give 1.0");
  }

  @Test
  void a_file_is_converted() {
    Ran ran = Ran.withInput("XXC rank\n" + FILE, "trf", "--to", "trf26", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.out()).startsWith("012 Club championship\r\n142 3\r\n001    1 m    Ana");
    assertThat(ran.err())
        .isEqualTo("-: lost: XXC: pairing by the order of the lines instead of starting ranks\n");
  }

  @Test
  void standings_are_sorted_by_the_tie_breaks_of_the_file() {
    Ran ran = Ran.withInput("212 PTS,BWG,BH\n" + FILE, "standings", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out())
        .isEqualTo(
            """
            rank  no.  name  points  BWG   BH
               1    1  Ana        1    0    0
               2    3  Cleo     0.5    0  0.5
               2    4  Dora     0.5    0  0.5
               4    2  Ben        0    0    1

            Tie-breaks: C07 2026, the newest, since nothing says when the tournament started.
            """);
  }

  @Test
  void tie_breaks_may_be_named() {
    Ran ran = Ran.withInput(FILE, "standings", "--tie-breaks", "BPG", "-");

    assertThat(ran.lines()).element(2).asString().endsWith("Dora     0.5    1");
  }

  @Test
  void an_unknown_tie_break_is_told_and_left_out() {
    Ran ran = Ran.withInput(FILE, "standings", "--tie-breaks", "BWG,XYZ", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines().getFirst()).endsWith("points  BWG");
    assertThat(ran.err()).startsWith("--tie-breaks: line 1, column 5: found \"XYZ\", expected");
  }

  @Test
  void an_unknown_tie_break_of_the_file_is_told_with_its_place() {
    Ran ran = Ran.withInput("212 PTS,OTHER_quiz,BWG\n" + FILE, "standings", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines().getFirst()).endsWith("points  BWG");
    assertThat(ran.err()).startsWith("-:1:9: found \"OTHER_quiz\", expected a tie-break");
  }

  @Test
  void tie_breaks_among_equals_are_used_if_the_standings_name_none() {
    Ran ran = Ran.withInput("202 BWG,BH\n" + FILE, "standings", "-");

    assertThat(ran.lines().getFirst()).endsWith("points  BWG   BH");
  }

  @Test
  void edition_is_that_of_the_start_or_the_one_asked_for() {
    String dated = "042 2025/06/01\n" + FILE;

    assertThat(Ran.withInput(dated, "standings", "-").lines().getLast())
        .isEqualTo("Tie-breaks: C07 2024, in force when the tournament started (2025-06-01).");
    assertThat(
            Ran.withInput(dated, "standings", "--tie-break-edition", "2026", "-").lines().getLast())
        .isEqualTo("Tie-breaks: C07 2026, as asked for.");
    assertThat(Ran.withInput(dated, "standings", "--tie-break-edition", "2025", "-"))
        .returns(ExitCode.MISUSE, Ran::exit)
        .extracting(Ran::err)
        .asString()
        .contains("there is no edition '2025' of C07; expected one of pre-2023, 2023, 2024, 2026");
  }

  @Test
  void averages_are_decimals() {
    Ran ran =
        Ran.withInput(
            """
            001    1 m    Ana                               2100 AUT                         1.5    1     2 w 1     3 w =     4 w 0
            001    2 m    Ben                               2000 AUT                         0.0    4     1 b 0     4 b 0     3 w 0
            001    3 w    Cleo                              1900 AUT                         2.5    2     4 w 1     1 b =     2 b 1
            001    4 w    Dora                              1800 AUT                         2.0    2     3 b 0     2 w 1     1 b 1
            """,
            "standings",
            "--tie-breaks",
            "AOB",
            "-");

    assertThat(ran.lines())
        .filteredOn(line -> line.contains("Dora"))
        .first()
        .asString()
        .endsWith("4.67");
  }

  @Test
  void a_file_of_something_else_is_refused() {
    Ran ran = Ran.withInput("1. e4 e5 *\n", "trf", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("is this a tournament report file?");
  }

  @Test
  void a_round_is_paired_by_the_dutch_system() {
    Ran ran = Ran.withInput(FILE, "pair", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.err()).isEqualTo("Round 2 is paired by the FIDE (Dutch) System of 2026.\n");
    assertThat(Ran.withInput("192 CUSTOM_SWISS\n" + FILE, "pair", "-").err())
        .startsWith("-:1:1: 192: the organiser's own rules (CUSTOM_SWISS)");
    assertThat(ran.lines()).containsExactly("1\t4 Dora\t1 Ana", "2\t2 Ben\t3 Cleo");
  }

  @Test
  void pairs_and_departures_come_as_json_too() {
    assertThat(Ran.withInput(FILE, "pair", "--json", "-").lines())
        .containsExactly(
            "{\"schema\":1,\"pairs\":[{\"white\":4,\"black\":1},{\"white\":2,\"black\":3}]}");
    assertThat(Ran.withInput(FILE, "trf", "--json", "-").lines())
        .singleElement()
        .asString()
        .startsWith(
            "{\"schema\":1,\"file\":\"-\",\"players\":4,\"roundsPaired\":1,\"departures\":[")
        .endsWith("]}");
  }

  @Test
  void the_first_round_needs_the_colour_that_was_drawn() {
    String before =
        FILE.replaceAll("(?m) {5}\\d [wb] .$", "").replaceAll("[01]\\.[05]( +\\d)", "0.0$1");
    Ran ran = Ran.withInput(before, "pair", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.err()).contains("which colour was drawn");
    assertThat(Ran.withInput(before, "pair", "--initial-colour", "black", "-").lines())
        .containsExactly("1\t3 Cleo\t1 Ana", "2\t2 Ben\t4 Dora");
  }

  @Test
  void an_engine_that_answers_on_standard_output_is_asked() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String engine = "javafo:'" + java + "' --version {input}";

    Ran ran = Ran.withInput(FILE, "pair", "--pairing-engine", engine, "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err())
        .startsWith("jadoube pair: The pairing engine's answer cannot be read: line 1, column 1:");
  }

  @Test
  void what_is_missing_before_a_round_can_be_paired_is_told() {
    Ran ran =
        Ran.withInput(FILE.replace("XXR 3\n", ""), "pair", "--pairing-engine", "anything", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.err())
        .isEqualTo("jadoube pair: The file does not say how many rounds there are (142 or XXR).\n");
  }
}
