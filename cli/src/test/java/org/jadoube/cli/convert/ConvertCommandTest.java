package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    "figurine, 1. e4 e5 2. ♘f3 ♘c6 3. ♗c4",
    "spoken-de, 1. Bauer e2 e4 Bauer e7 e5 2. Springer g1 f3 Springer b8 c6",
    "announced-de, 1. Bauer Eva zwei Eva vier Bauer Eva sieben Eva fünf 2.",
    "announced-es, caballo Gustavo uno Félix tres caballo Bella ocho César seis 3.",
  })
  void moves_are_written_as_asked_for(String notation, String movetext) {
    Ran ran = Ran.withInput(GAME, "convert", "--to", notation, "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
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

  private static final String TWO =
      """
      [Event "E"]
      [WhiteElo "2700"]

      1.e4 {x} *

      [Event "F"]

      1.Nf3  Nf6 *
      """;

  @Test
  void as_is_leaves_everything_but_the_moves() {
    assertThat(Ran.withInput(TWO, "convert", "--as-is", "-").out()).isEqualTo(TWO);
    assertThat(Ran.withInput(TWO, "convert", "--as-is", "--to", "de", "-").out())
        .isEqualTo(TWO.replace("Nf", "Sf"));
  }

  @Test
  void letters_of_one_language_become_those_of_another() {
    Ran ran = Ran.withInput("1. e4 e5 2. Sf3 Sc6 *", "convert", "--from", "de", "--to", "cs", "-");
    assertThat(ran.out()).contains("2. Jf3 Jc6");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void games_are_chosen_by_their_tags() {
    for (List<String> form : List.of(List.of("--as-is"), List.<String>of())) {
      List<String> arguments = new ArrayList<>(List.of("convert", "--where", "WhiteElo>=2600"));
      arguments.addAll(form);
      arguments.add("-");
      Ran ran = Ran.withInput(TWO, arguments.toArray(String[]::new));
      assertThat(ran.out()).contains("Event \"E\"").doesNotContain("Event \"F\"");
    }
  }

  @Test
  void reduced_format_leaves_out_what_was_written_about_the_moves() {
    assertThat(Ran.withInput(TWO, "convert", "--reduced", "-").out()).doesNotContain("{x}");
  }

  @Test
  void games_are_parted_over_files_and_merged_again(@TempDir Path directory) throws IOException {
    String into = directory.toString();
    Ran.withInput(TWO, "convert", "--as-is", "--split-by", "Event", "--into", into, "-");
    Ran.withInput(TWO, "convert", "--as-is", "--split", "1", "--into", into, "-");

    assertThat(Files.readString(directory.resolve("F.pgn"))).startsWith("[Event \"F\"]");
    assertThat(Files.readString(directory.resolve("games-0002.pgn"))).startsWith("[Event \"F\"]");
    assertThat(Ran.jadoube("convert", "--as-is", into + "/E.pgn", into + "/F.pgn").out())
        .isEqualTo(TWO);
  }

  @ParameterizedTest
  @CsvSource({
    "de, en, 1.e4 e5 2.Sf3 Dh4 3.Sxh4 *, 1.e4 e5 2.Nf3 Qh4 3.Nxh4 *",
    "auto, fr, 1.e4 e5 2.Sf3 Dh4 3.Sxh4 *, 1.e4 e5 2.Cf3 Dh4 3.Cxh4 *",
    "ru, figurine, 1.e4 e5 2.Кf3 {х} Фh4 *, 1.e4 e5 2.♘f3 {х} ♕h4 *",
  })
  void as_is_reads_the_letters_of_any_language(
      String from, String to, String pgn, String expected) {
    Ran ran = Ran.withInput(pgn, "convert", "--as-is", "--from", from, "--to", to, "-");
    assertThat(ran.out()).isEqualTo(expected);
  }

  @Test
  void languages_are_guessed_game_by_game_and_told() {
    String pgn =
        """
        [Event "A"]

        1. e4 e5 2. Sf3 Sc6 3. Lb5 Dh4 *

        [Event "B"]

        1. e4 e5 2. Nf3 Nc6 *

        [Event "C"]

        1. e4 e5 2. Кf3 Кc6 3. Сb5 Фh4 4. O-O a6 5. Лe1 *

        [Event "D"]

        1. e4 e5 2. Кf3 Кc6 3. Сb5 Фh4 4. O-O a6 5. Тe1 *
        """;
    Ran ran = Ran.withInput(pgn, "convert", "--from", "auto", "-");

    assertThat(ran.out())
        .contains("2. Nf3 Nc6 3. Bb5 Qh4", "2. Nf3 Nc6 *", "2. Nf3 Nc6 3. Bb5 Qh4 *");
    assertThat(ran.err().lines())
        .containsExactly(
            "-: 1 game read as Slovene or Serbian (Latin) or German or Danish or Norwegian or"
                + " Swedish, 100 % sure",
            "-: 1 game read as Russian, 100 % sure", "-: 1 game read as Ukrainian, 100 % sure");
  }

  @Test
  void a_game_in_letters_that_nobody_knows_passes_through_as_it_is_and_is_told() {
    String strange = "[Event \"A\"]\n\n1.e4  e5 2.ფf3 ფc6 3.კb5 *\n\n";
    String pgn = strange + "[Event \"B\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 *\n\n";

    for (List<String> to :
        List.of(List.of("--to", "en"), List.of("--to", "spoken-en"), List.of("--as-is"))) {
      List<String> arguments = new ArrayList<>(List.of("convert", "--strict", "--from", "auto"));
      arguments.addAll(to);
      arguments.add("-");
      Ran ran = Ran.withInput(pgn, arguments.toArray(String[]::new));
      assertThat(ran.out()).startsWith(strange + "[Event \"B\"]");
      assertThat(ran.err())
          .startsWith(
              "-:3:12: game 1: found \"ფf3\", expected pieces in the letters of a known"
                  + " language\n");
      assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    }
  }

  @Test
  void what_a_tag_says_a_second_time_is_kept() {
    String pgn = "[White \"A\"]\n[White \"B\"]\n[Zone \"2\"]\n[Zone \"1\"]\n\n1. e4 *\n\n";

    assertThat(Ran.withInput(pgn, "convert", "--normalise", "-").out())
        .contains("[White \"A\"]\n[Black \"?\"]", "[White \"B\"]\n[Zone \"2\"]\n[Zone \"1\"]\n\n");
    assertThat(Ran.withInput(pgn, "convert", "--reduced", "-").out())
        .contains("[White \"A\"]")
        .doesNotContain("\"B\"", "Zone");
  }

  @ParameterizedTest
  @CsvSource({
    "mate, 1. f3 e5 2. g4 Qh4#",
    "stalemate, '1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8."
        + " Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6'",
    "dead-position, '[FEN \"8/8/8/8/8/2k5/1n6/K7 w - - 0 1\"] 1. Ka2 Kd4 2. Kxb2'",
    "threefold, 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8",
    "fivefold, 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1"
        + " Ng8",
    "fifty-moves, '[FEN \"8/8/8/8/8/k7/7R/K7 w - - 99 80\"] 80. Rg2'",
    "seventy-five-moves, '[FEN \"8/8/8/8/8/k7/7R/K7 w - - 149 99\"] 99. Rg2'",
  })
  void games_are_chosen_by_their_last_position(String ending, String game) {
    String pgn = "1. e4 e5 1/2-1/2\n\n[Event \"x\"]" + game + " *\n\n1. f3 e5 2. g4 Qh5 *\n";
    Ran ran = Ran.withInput(pgn, "convert", "--ends-in", ending, "-");

    assertThat(ran.out()).startsWith("[Event \"x\"]");
    assertThat(ran.lines()).filteredOn(line -> line.contains("[Event")).hasSize(1);
    assertThat(Ran.withInput(pgn, "convert", "--ends-in", "mate,stalemate", "-").out().isEmpty())
        .isEqualTo(!ending.endsWith("mate"));
  }

  @Test
  void a_game_whose_moves_are_not_all_known_ends_in_nothing() {
    String pgn = "1. f3 e5 2. g4 Ke4 3. e3 Qh4# 0-1\n";
    assertThat(Ran.withInput(pgn, "convert", "--ends-in", "mate", "-").out()).isEmpty();
    assertThat(Ran.withInput(pgn, "convert", "--ends-in", "draw", "-").err())
        .contains("there is no ending 'draw', only mate, stalemate, dead-position, threefold");
  }

  @Test
  void whatever_could_not_be_read_is_kept_in_its_place() {
    String pgn = "1. e4 e5 2. Ke4 (2. Nf3 {good} Nc6) {lost} 2... Nf6 $1 3. d4 1-0";

    assertThat(Ran.withInput(pgn, "convert", "-").out())
        .isEqualTo(
            """
            1. e4 e5 {unread: Ke4 ( 2. Nf3} {good} {unread: Nc6 )} {lost} {unread: 2... Nf6
            $1 3. d4} 1-0

            """);
  }

  @Test
  void draw_offers_glyphs_and_results_of_variations_are_kept() {
    String pgn = "$13 1. e4 (=) e5 (!) 2. Nf3 (2. f4 1-0) Nc6 *";

    assertThat(Ran.withInput(pgn, "convert", "-").out())
        .isEqualTo("{$13} 1. e4 {(=)} 1... e5 $1 2. Nf3 (2. f4 {1-0}) 2... Nc6 *\n\n");
  }

  @Test
  void a_game_of_a_variant_passes_through_as_it_is() {
    String pgn =
        """
        [Variant "Crazyhouse"]

        1.e4  d5 2. exd5 {[%clk 0:01]} Qxd5 3. P@h6 1-0

        [Event "A"]

        1. e4 *

        """;
    Ran ran = Ran.withInput(pgn, "convert", "-");

    assertThat(ran.out()).isEqualTo(pgn);
    assertThat(ran.err()).contains("-:1:11: game 1: found \"Crazyhouse\"");
  }

  @Test
  void escaped_lines_stay_where_they_are() {
    String pgn = "% one\n[Event \"A\"]\n\n1. e4\n% two\ne5 *\n\n% three\n\n";

    assertThat(Ran.withInput(pgn, "convert", "-").out()).isEqualTo(pgn);
    assertThat(Ran.withInput(pgn, "convert", "--to", "spoken-en", "-").out())
        .isEqualTo(pgn.replace("e4", "pawn e2 e4").replace("e5", "pawn e7 e5"));
  }

  @Test
  void strictly_anything_that_was_not_as_it_should_be_is_an_exit_code() {
    assertThat(Ran.withInput("1. e4 Ke4 1-0", "convert", "--strict", "-").exit())
        .isEqualTo(ExitCode.FOUND);
    assertThat(Ran.withInput("1. e4 <later> *", "convert", "--strict", "-").exit())
        .isEqualTo(ExitCode.FOUND);
    assertThat(Ran.withInput("1. e4 ½-½", "convert", "--strict", "-").exit())
        .isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "comments, 1. e4 $1 (1. d4) 1... e5 *",
    "nags, 1. e4 {a [%clk 0:01:00]} (1. d4 {b}) 1... e5 *",
    "variations, 1. e4 $1 {a [%clk 0:01:00]} 1... e5 *",
    "commands, 1. e4 $1 {a} (1. d4 {b}) 1... e5 *",
    "'comments,nags,variations', 1. e4 e5 *",
  })
  void parts_are_left_out_one_by_one(String parts, String movetext) {
    String pgn = "1. e4! {a [%clk 0:01:00]} (1. d4 {b}) e5 {[%clk 0:02:00]} *";
    String kept = parts.equals("commands") || parts.contains("comments") ? "" : " {[%clk 0:02:00]}";

    assertThat(Ran.withInput(pgn, "convert", "--without", parts, "-").out())
        .isEqualTo(movetext.replace(" *", kept + " *\n\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "1. f3 e5 2. g4 Qh4# 1-0, 0-1",
    "1. f3 e5 2. g4 Qh4# *, 0-1",
    "1. e4 e5 1-0, 1-0",
    "1. f3 e5 2. g4 Qh5# 1-0, 1-0",
  })
  void results_are_mended_only_where_the_last_position_decides(String moves, String result) {
    Ran ran = Ran.withInput("[Result \"1-0\"]\n\n" + moves, "convert", "--fix-results", "-");

    assertThat(ran.out()).startsWith("[Result \"" + result + "\"]").endsWith(" " + result + "\n\n");
    assertThat(ran.err().contains("1 result was corrected."))
        .isEqualTo(!moves.endsWith(" " + result));
  }

  @Test
  void games_are_chosen_by_their_length_and_get_their_ply_count() {
    String pgn = "1. e4 *\n\n1. d4 d5 2. c4 *\n\n1. f4 e5 2. fxe5 d6 3. exd6 *\n";
    Ran ran =
        Ran.withInput(pgn, "convert", "--min-plies", "2", "--max-plies", "4", "--ply-count", "-");

    assertThat(ran.out()).isEqualTo("[PlyCount \"3\"]\n\n1. d4 d5 2. c4 *\n\n");
  }

  @Test
  void many_threads_write_what_one_writes() {
    String pgn = GAME.repeat(2000) + "1. e4 Ke4 1-0\n\n" + TWO.repeat(6000) + "1. e5 *\n";
    Ran one = Ran.withInput(pgn, "convert", "--threads", "1", "-");
    Ran many = Ran.withInput(pgn, "convert", "--threads", "3", "-");

    assertThat(many).isEqualTo(one);
    assertThat(one.err().lines()).hasSize(2);
  }

  @Test
  void archives_that_are_put_together_have_a_blank_line_between_them(@TempDir Path directory)
      throws IOException {
    Path open = Files.writeString(directory.resolve("open.pgn"), "[Event \"A\"]\n\n1. e4 *");
    Path closed = Files.writeString(directory.resolve("closed.pgn"), "[Event \"B\"]\n\n1. d4 *\n");

    assertThat(Ran.jadoube("convert", "--as-is", "" + open, "" + closed, "" + open).out())
        .isEqualTo(
            "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n\n[Event \"A\"]\n\n1. e4 *");
  }

  @Test
  void options_that_exclude_each_other_are_refused() {
    assertThat(Ran.withInput(TWO, "convert", "--as-is", "--normalise", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--split", "3", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--split", "0", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--as-is", "--to", "spoken-en", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--as-is", "--without", "nags", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--reduced", "--ply-count", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--min-plies", "5", "--max-plies", "3", "-").exit())
        .isEqualTo(ExitCode.MISUSE);
    assertThat(Ran.withInput(TWO, "convert", "--without", "moves", "-").err())
        .contains("there is no part 'moves', only comments, nags, variations, commands");
    assertThat(Ran.withInput(TWO, "convert", "--to", "spoken-is", "-").err())
        .contains("there is no notation 'spoken-is', only spoken-en");
    assertThat(Ran.withInput(TWO, "convert", "--to", "announced-is", "-").err())
        .contains("there is no notation 'announced-is', only announced-en");
  }

  @Test
  void faults_of_bad_games_are_listed_and_the_rest_converted() {
    Ran ran = Ran.withInput("1. e4 Ke4 1-0\n\n" + GAME, "convert", "-");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.err()).startsWith("-:1:7: game 1: found \"Ke4\", expected a legal move");
    assertThat(ran.out()).contains("4. O-O 1-0");
  }
}
