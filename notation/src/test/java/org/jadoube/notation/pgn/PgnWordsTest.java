package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.san.MoveStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Words in the movetext that are not moves.
class PgnWordsTest {
  private static PgnGame game(String pgn) {
    return PgnGame.all(pgn).getFirst();
  }

  private static List<PgnFault.Kind> faults(String pgn) {
    return game(pgn).faults().stream().map(PgnFault::kind).toList();
  }

  private static String movetext(String pgn) {
    return new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN).text(game(pgn)).strip();
  }

  @Test
  void signs_that_close_what_nothing_opened_become_comments_and_are_told() {
    String pgn = "1. e4 ) e5 ]} 2. Nf3 Nf3 > *";

    assertThat(faults(pgn))
        .containsExactly(
            PgnFault.Kind.UNOPENED,
            PgnFault.Kind.UNOPENED,
            PgnFault.Kind.ILLEGAL_MOVE,
            PgnFault.Kind.UNOPENED);
    assertThat(movetext(pgn)).isEqualTo("1. e4 {)} 1... e5\n;]}\n2. Nf3 {unread: Nf3 >} *");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 hello 2. Nf3 * | hello",
        "1. e4 e5 hello, there world 2. Nf3 * | hello, there world",
        "1. e4 e5 TN 2. Nf3 * | TN",
        "1. e4 e5 Diagram # 2. Nf3 * | Diagram",
        "1. e4 e5 0:05 2. Nf3 * | 0:05",
        "1. e4 e5 +0.35/12 2. Nf3 * | +0.35/12",
        "e4 e5 hello Nf3 * | hello",
        "1. e4 e5 White resigns 2. Nf3 * | White resigns",
        "1. e4 e5 \"good\" 2. Nf3 * | good",
        "1. e4 e5 \"good, but slow\" 2. Nf3 * | good, but slow",
      })
  void words_that_stand_for_no_move_become_comments_and_are_told(String pgn, String comment) {
    assertThat(movetext(pgn)).isEqualTo("1. e4 e5 {" + comment + "} 2. Nf3 *");
    assertThat(faults(pgn)).containsExactly(PgnFault.Kind.STRAY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. hello Nc6 3. Bb5 *",
        "1. e4 e5 2. Nf3 hello 3. Bb5 *",
        "1. e4 e5 2. Nf3 hello 3 Bb5 *",
        "1. e4 e5 2.   hello Nc6 3. Bb5 *",
        "1. e4 e5 hello 2... Nc6 3. Bb5 *",
        "1. e4 e5 2. Nf3 Bf Nf3 *",
        "1. e4 e5 2. Nx Nc6 *",
        "1. e4 e5 2. Nf3 N-QB3 3. Bb5 *",
        "1. e4 e5 2. Nf3 O-O-O-O 3. Bb5 *",
        "1. e4 e5 2. Nf3 ♘x 3. Bb5 *",
      })
  void behind_a_word_in_place_of_a_move_nothing_is_played(String pgn) {
    assertThat(game(pgn).losesMoves()).isTrue();
    assertThat(game(pgn).moves()).hasSizeLessThanOrEqualTo(3);
  }

  @Test
  void a_fault_names_all_the_words_that_it_is_about_and_their_place() {
    assertThat(game("1. e4 e5\nnot the best 2. Nf3 *").faults())
        .extracting(PgnFault::kind, PgnFault::line, PgnFault::column, PgnFault::found)
        .containsExactly(tuple(PgnFault.Kind.STRAY, 2L, 1, "not the best"));
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4 Black resigns, 1-0",
    "1. e4 black resigned., 1-0",
    "1. e4 e5 White resigns, 0-1",
    "1. e4 e5 White wins., 1-0",
    "1. e4 resigns, 1-0",
    "1. e4 e5 2. resigns, 0-1",
    "1. e4 e5 draw, 1/2-1/2",
    "1. e4 e5 Drawn, 1/2-1/2",
    "1. e4 e5 draw agreed, 1/2-1/2",
    "1. e4 e5 remis, 1/2-1/2",
    "1. Ke5 e5 Black resigns, 1-0",
  })
  void results_in_words_end_a_game_and_are_told(String pgn, String result) {
    for (String behind : List.of("", "\n", "\n\n[Event \"next\"]\n\n1. d4 *")) {
      assertThat(game(pgn + behind).result()).hasToString("Optional[" + result + "]");
      assertThat(faults(pgn + behind)).endsWith(PgnFault.Kind.RESULT);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 Black resigns 1-0",
        "1. e4 1-0 Black resigns",
        "1. e4 1-0 resigns\n",
        "1. e4 1-0 Black resigns in view of the mate\n\n[Event \"next\"]\n\n1. d4 *",
      })
  void words_beside_a_result_do_not_make_it_another(String pgn) {
    assertThat(game(pgn).result()).contains(PgnResult.WHITE_WINS);
    assertThat(faults(pgn)).containsExactly(PgnFault.Kind.STRAY);
    assertThat(PgnGame.all(pgn)).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void a_game_behind_a_result_in_its_line_is_another() {
    assertThat(PgnGame.all("1. e4 1-0 1. d4 d5 0-1 d4 *")).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({
    "½-½, 1/2-1/2",
    "1/2, 1/2-1/2",
    "'0.5-0.5', 1/2-1/2",
    "'0,5-0,5', 1/2-1/2",
    "1-O, 1-0",
    "O-1, 0-1",
    "1:0, 1-0",
    "0 - 1, 0-1",
  })
  void results_that_are_not_written_as_pgn_has_them_are_told(String written, String result) {
    assertThat(game("1. e4 e5 " + written).faults())
        .extracting(PgnFault::kind, PgnFault::found, PgnFault::expected)
        .containsExactly(tuple(PgnFault.Kind.RESULT, written, result));
  }

  @Test
  void brackets_around_no_move_hold_a_comment() {
    assertThat(movetext("1. e4 (0:10) e5 ({why?}) (( )) 2. Nf3 *"))
        .isEqualTo("1. e4 {0:10} 1... e5 {why?} 2. Nf3 *");
  }

  @Test
  void a_variation_in_two_pairs_of_brackets_is_one() {
    assertThat(movetext("1. e4 ((1. d4 d5)) e5 *")).isEqualTo("1. e4 (1. d4 d5) 1... e5 *");
    assertThat(faults("1. e4 ((1. d4 d5)) e5 *")).containsExactly(PgnFault.Kind.STRAY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 ((1. d4 d5) (1. c4)) e5 * | 1. e4 (1. d4 d5) (1. c4) 1... e5 *",
        "1. e4 ((1. d4) (1. c4 c5 (1... e5)) {x} (1. f4)) e5 *"
            + " | 1. e4 (1. d4) (1. c4 c5 (1... e5) {x}) (1. f4) 1... e5 *",
        "1. e4 ((1. d4) d5 (1... f5)) e5 * | 1. e4 (1. d4 d5 (1... f5)) 1... e5 *",
      })
  void variations_in_brackets_together_stand_beside_each_other(String pgn, String read) {
    assertThat(movetext(pgn)).isEqualTo(read);
    assertThat(faults(pgn)).containsExactly(PgnFault.Kind.STRAY);
  }
}
