package org.jadoube.cli.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LintTest {
  private static final String ROSTER =
      """
      [Event "E"]
      [Site "S"]
      [Date "2026.11.??"]
      [Round "1"]
      [White "A"]
      [Black "B"]
      [Result "*"]
      """;

  private static List<String> lint(String pgn) {
    return Ran.withInput(pgn, "convert", "--lint", "-").lines();
  }

  @Test
  void good_games_give_nothing_to_remark() {
    String moves = "1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 {x} Nc6 3. Bb5 $1 a6 *\n\n";
    Ran ran = Ran.withInput((ROSTER + "\n" + moves).repeat(2), "convert", "--lint", "-");

    assertThat(ran.lines()).isEmpty();
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void remarks_stand_in_the_order_of_the_file_with_their_place() {
    String pgn =
        """
        [Event "E"]
        [TimeControl "90 min"]
        [Result "0-1"]

        1. e2e4 e5 2. Ke3 1-0
        """;
    Ran ran = Ran.withInput(pgn, "convert", "--lint", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines())
        .filteredOn(line -> !line.contains("one of the seven"))
        .containsExactly(
            "-:2:17: game 1: found \" \", expected \"+\", \"d\", \"b\", \":\" or the end",
            "-:3:2: game 1: found the tag Result here, expected the order Event, Site, Date, Round,"
                + " White, Black, Result",
            "-:3:10: game 1: found 1-0 after the moves, but a Result of \"0-1\"",
            "-:5:4: game 1: superfluous origin: found \"e2\", expected \"\"",
            "-:5:15: game 1: found \"Ke3\", expected a legal move (Ke2)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 3. Nf3 Nc6 4. Bb5 *     | 9:10 found the number 3., expected 2.",
        "1. e4 1. e5 *                    | 9:7 found the number 1., expected 1...",
        "e4 e5 2. Nf3 *                   | 9:1 expected the number 1. before e4",
        "1. e4 (d4 d5) *                  | 9:8 expected the number 1. before d4",
        "1. e4 e5 (d5) *                  | 9:11 expected the number 1... before d5",
        "1. Nxf3 *                        | 9:5 superfluous capture sign: found \"x\", expected \"\"",
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 * | 9:39 missing check sign: found \"\", expected \"#\"",
        "1. e4 $256 *                     | 9:7 found \"$256\", expected a number after $, from 0 to 255",
        "1. e4 -- 2. d4 *                 | 9:7 found --, expected a move: passing is not allowed",
        "1. e4 Z0 2. d4 *                 | 9:7 found Z0, expected a move: passing is not allowed",
        "1. e4 e5 (1... null 2. d4) *     | 9:16 found null, expected a move: passing is not allowed",
        "1. e4 e5?!+ 2. d4 *              | 9:11 other check sign: found \"+\", expected \"\"",
        "1. e4 e5 hello world 2. d4 *     | 9:10 found \"hello world\", expected a comment",
        "1. e4 Ke4 2. Nf3 Nf6 3. d4 *     | 9:7 found \"Ke4\", expected a legal move",
      })
  void movetext_is_looked_at(String moves, String place) {
    String[] parts = place.split(" ", 2);
    assertThat(lint(ROSTER + "\n" + moves + "\n"))
        .hasSize(1)
        .first()
        .asString()
        .startsWith(
            "-:"
                + parts[0]
                + ": game 1: "
                + parts[1].substring(0, Math.min(40, parts[1].length())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Site \"again\"]         | 8:2: game 1: found the tag Site a second time",
        "[WhiteElo \"strong\"]    | 8:12: game 1: found \"strong\" as WhiteElo, expected a rating below 5000, or - for none",
        "[UTCDate \"2026.13.01\"] | 8:11: game 1: found \"2026.13.01\" as UTCDate, expected a date such as 2026.11.21, with ?? for unknown parts",
        "[PlyCount \"7\"]         | 8:12: game 1: found 2 plies, but a PlyCount of \"7\"",
        "[SetUp \"1\"]            | 8:9: game 1: found SetUp \"1\", expected a tag FEN beside it",
      })
  void tags_are_looked_at(String tag, String remark) {
    assertThat(lint(ROSTER + tag + "\n\n1. e4 e5 *\n")).containsExactly("-:" + remark);
  }

  @Test
  void tags_that_are_missing_are_named_where_the_game_begins() {
    assertThat(lint("1. e4 *"))
        .hasSize(7)
        .allMatch(line -> line.startsWith("-:1:1: game 1: expected a tag"));
  }

  @Test
  void games_that_are_not_asked_for_are_not_looked_at() {
    String other = ROSTER.replace("\"B\"", "\"C\"");
    String pgn = ROSTER + "\n1. e5 *\n\n" + other + "\n1. d5 *\n";

    assertThat(Ran.withInput(pgn, "convert", "--lint", "--where", "Black=C", "-").lines())
        .singleElement()
        .asString()
        .contains("game 2: found \"d5\"");
  }

  @Test
  void a_start_to_which_no_game_leads_is_remarked() {
    String start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ e3 0 1\"]\n";

    assertThat(lint(ROSTER + start + "\n1. O-O *\n"))
        .hasSize(2)
        .allMatch(line ->
            line.startsWith("-:9:7: game 1: found a start position that no game can reach: "))
        .anyMatch(line -> line.contains("queen’s side"))
        .anyMatch(line -> line.contains("e3"));
  }

  @Test
  void lint_writes_no_games() {
    Ran ran = Ran.withInput(ROSTER + "\n*\n", "convert", "--lint", "--to", "de", "-");

    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("--lint writes no games");
  }

  @Test
  void games_are_counted_through_the_file() {
    String good = ROSTER + "\n1. e4 e5 2. Nf3 Nc6 *\n\n";
    String pgn = good.repeat(9_999) + ROSTER + "\n1. e5 *\n";

    assertThat(lint(pgn))
        .singleElement()
        .asString()
        .startsWith("-:" + (9_999 * 10 + 9) + ":4: game 10000: found \"e5\"");
  }

  @Test
  void of_a_game_in_which_all_is_wrong_the_first_remarks_are_enough() {
    List<String> remarks =
        lint(ROSTER + "\n" + "7. Nf3 7. Nf6 7. Ng1 7. Ng8 ".repeat(1000) + "*\n");
    assertThat(remarks).hasSize(1001);
    assertThat(remarks.getLast()).endsWith("more remarks are left out");
  }
}
