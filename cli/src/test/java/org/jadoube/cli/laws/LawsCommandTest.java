package org.jadoube.cli.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LawsCommandTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9.6.1",
        "article 9.6.1",
        "FIVEFOLD_REPETITION",
        "fivefold repetition",
        "fivefold-repetition",
        "§ 9.6.1",
        "(9.6.1)",
        "Artikel 9.6.1"
      })
  void one_provision_has_its_numbers_in_every_edition(String query) {
    Ran ran = Ran.jadoube("laws", query);
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out())
        .contains("FIVEFOLD_REPETITION  computed")
        .contains("FIDE 2009  none")
        .contains("FIDE 2014  9.6a")
        .contains("FIDE 2023  9.6.1");
  }

  @Test
  void house_rules_are_shown_with_the_articles_whose_place_they_take() {
    Ran ran = Ran.jadoube("laws", "--check", example("federation"));
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out())
        .startsWith("Youth League 2026, beside FIDE 2023")
        .contains("4.1  The third illegal move loses.")
        .contains("illegal-move-loss.times = 3  (in place of FIDE 2023, 7.5.5)");
  }

  private static String example(String name) {
    return Repository.root().resolve("docs/house-rules/" + name + ".rules").toString();
  }

  @Test
  void every_fault_of_house_rules_has_its_file_line_and_column(@TempDir Path directory)
      throws IOException {
    Path file = directory.resolve("club.rules");
    Files.writeString(file, "title = Club\nedition = 1999\n[1] Words\ndraws = soon\n");
    Ran ran = Ran.jadoube("laws", "--check", file.toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.lines())
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .startsWith(file + ":2:11: found \"1999\", expected one of FIDE 2005"),
            line ->
                assertThat(line)
                    .startsWith(file + ":4:9: found \"soon\", expected free, never, or after"));
  }

  @Test
  void house_rules_that_are_no_text_are_misuse(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("club.rules");
    assertThat(Ran.jadoube("laws", "--check", file.toString()).exit()).isEqualTo(ExitCode.MISUSE);
    Files.write(file, new byte[] {(byte) 0xff, 1});
    assertThat(Ran.jadoube("laws", "--check", file.toString()).err()).contains("not UTF-8");
  }

  @Test
  void an_article_lists_its_children() {
    assertThat(Ran.jadoube("laws", "9.6").out())
        .contains("FIVEFOLD_REPETITION")
        .contains("SEVENTY_FIVE_MOVES")
        .doesNotContain("STALEMATE");
  }

  @Test
  void an_article_says_what_other_editions_say_instead() {
    assertThat(Ran.jadoube("laws", "7.5").out())
        .contains(
            "    2005, 2009: A pawn left on the last rank when the clock is pressed makes the move"
                + " illegal.",
            "    2005, 2009: A player loses the game with the third completed illegal move.",
            "    2005, 2009, 2014: No such provision.");
    assertThat(Ran.jadoube("laws", "9.5").out())
        .contains("    2009: A wrong claim gives the opponent three minutes extra.");
  }

  @Test
  void an_edition_is_asked_by_its_own_numbers() {
    Ran ran = Ran.jadoube("laws", "--edition", "2014", "9.6b");
    assertThat(ran.out())
        .startsWith("FIDE 2014, in force from 2014-07-01")
        .contains("SEVENTY_FIVE");
  }

  @Test
  void what_has_no_number_is_found_by_its_name() {
    assertThat(Ran.jadoube("laws", "Preface").out()).contains("ANALOGOUS_SITUATIONS");
  }

  @Test
  void where_an_edition_has_nothing_the_others_are_named() {
    Ran ran = Ran.jadoube("laws", "--edition", "2023", "9.2a");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.err()).contains("but in 2005, 2009, 2014");
  }

  @Test
  void a_word_finds_what_speaks_of_it() {
    assertThat(Ran.jadoube("laws", "castling").out()).contains("CASTLING_THROUGH_ATTACK");
  }

  @Test
  void nothing_found_is_said() {
    Ran ran = Ran.jadoube("laws", "hovercraft");
    assertThat(ran.exit()).isEqualTo(ExitCode.FOUND);
    assertThat(ran.err()).contains("nothing found for 'hovercraft'");
  }

  @Test
  void a_number_does_not_list_its_neighbours() {
    assertThat(Ran.jadoube("laws", "--concordance", "9.1").out())
        .contains("DRAW_OFFER ")
        .doesNotContain("POINTS", "THREEFOLD");
    assertThat(Ran.jadoube("laws", "--concordance", "I").out())
        .contains("SEALING")
        .doesNotContain("CHESS960");
  }

  @Test
  void the_concordance_puts_the_editions_side_by_side() {
    assertThat(Ran.jadoube("laws", "--concordance", "THREEFOLD_CLAIM").lines().get(1).split(" +"))
        .containsExactly("THREEFOLD_CLAIM", "~9.2b", "9.2b", "9.2b", "9.2.1.2", "9.2.2");
  }

  @Test
  void the_concordance_says_what_its_tilde_means_where_there_is_one() {
    String legend =
        "~ inferred, mostly from the next edition, because the text of this edition has no numbers.";
    assertThat(Ran.jadoube("laws", "--concordance", "THREEFOLD_CLAIM").lines())
        .endsWith("", legend);
    assertThat(Ran.jadoube("laws", "--concordance", "FIVEFOLD_REPETITION").out())
        .doesNotContain("~");
    assertThat(Ran.jadoube("laws", "--help").out()).contains("~9.2b", "inferred");
  }

  @Test
  void the_glossary_is_searched_too() {
    Ran ran = Ran.jadoube("laws", "--edition", "2014", "minor", "piece");
    assertThat(ran.out()).contains("minor piece  glossary").contains("A bishop or a knight.");
  }

  @Test
  void a_slip_of_a_translation_is_noted() {
    assertThat(Ran.jadoube("laws", "TWO_HANDS_USED").out()).contains("Note: The Serbian text");
  }

  @Test
  void what_a_program_leaves_to_people_says_why() {
    assertThat(Ran.jadoube("laws", "DISREPUTE").out()).contains("discretion").contains("judgement");
  }
}
