package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.san.MoveStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnMovetextTest {
  /// The reports of a reader on movetext, between the start and the end of the game.
  private static List<String> movetext(String pgn) {
    List<String> told = Recording.of(pgn).told();
    return told.subList(told.indexOf("moves") + 1, told.lastIndexOf("end"));
  }

  @Test
  void pieces_that_pawns_become_are_read_in_the_letters_of_each_language() {
    Position start = PerftPositions.position("8/3P4/8/8/8/8/k7/7K w - - 0 1");
    for (Language language : Language.all()) {
      for (Move move : start.legalMoves(Square.D7)) {
        String pgn =
            "[FEN \"8/3P4/8/8/8/8/k7/7K w - - 0 1\"]\n\n1. %s *"
                .replace("%s", MoveStyle.PGN.in(language).write(start, move));
        assertThat(onlyGame(pgn, language).line().moves())
            .as("%s in %s", pgn, language.tag())
            .extracting(PgnMove::move)
            .containsExactly(Optional.of(move));
      }
    }
  }

  private static PgnGame onlyGame(String pgn, Language language) {
    InputStream source = new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8));
    return PgnGame.stream(source, PgnLimits.USUAL, language).findFirst().orElseThrow();
  }

  @Test
  void comments_glyphs_and_variations_are_told_where_they_stand() {
    assertThat(movetext("1. {a} e4 $1 e5!? (1... c5 {b} (1... e6??) 2. Nf3) 2. Nf3 ; rest\n *"))
        .containsExactly(
            "{a}",
            "e4 e2e4",
            "$1",
            "e5 e7e5",
            "$5",
            "(",
            "c5 c7c5",
            "{b}",
            "(",
            "e6 e7e6",
            "$4",
            ")",
            "Nf3 g1f3",
            ")",
            "Nf3 g1f3",
            "{ rest}",
            "result *");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3 *",
        "e4 e5 Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1. e4 1... e5 2. Nf3 *",
        "1. e4 1. ... e5 7. Nf3 *",
        "1.e4\r\ne5\r\n2.Nf3\r\n*",
        "1.e4\re5\r2.Nf3\r*",
        "\uFEFF1. e4 e5 2. Nf3 *",
        "1. e4 e5\n% escaped Nc6 (\n2. Nf3 *",
        "1. e4\u0000 e5 2. Nf3 *",
      })
  void the_same_moves_in_many_forms(String pgn) {
    assertThat(movetext(pgn)).containsExactly("e4 e2e4", "e5 e7e5", "Nf3 g1f3", "result *");
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, 1-0",
    "0-1, 0-1",
    "1/2-1/2, 1/2-1/2",
    "*, *",
    "1/2, 1/2-1/2",
    "½-½, 1/2-1/2",
    "1:0, 1-0",
    "1–0, 1-0",
    "½–½, 1/2-1/2",
    "½, 1/2-1/2",
    "1/2 - 1/2, 1/2-1/2",
    "1 - 0, 1-0",
    "0 - 1, 0-1",
    "0-½, 0-1/2",
    "1/2-0, 1/2-0",
    "0-1/2, 0-1/2",
    "0-0, 0-0",
  })
  void results_in_many_forms(String written, String result) {
    String pgn = "[Result \"" + written + "\"]\n\n1. e4 " + written;

    assertThat(movetext(pgn))
        .filteredOn(told -> !told.equals("fault RESULT"))
        .containsExactly("e4 e2e4", "result " + result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+/-", "-/+", "-/-"})
  void forfeits_are_results_only_if_the_tags_say_so(String written) {
    assertThat(movetext("[Result \"" + written + "\"]\n\n" + written))
        .containsExactly("result " + written);
    assertThat(movetext("1. e4 +/- *")).containsExactly("e4 e2e4", "$16", "result *");
  }

  @Test
  void zeros_castle_while_castling_is_possible() {
    String pgn = "[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 0-0";

    assertThat(movetext(pgn))
        .containsSubsequence("0-0 e1g1", "forgiven CASTLING_SIGNS", "0-0 e8g8", "result 0-0");
  }

  @Test
  void what_people_write_is_played_and_what_was_forgiven_is_told() {
    assertThat(movetext("1. e2-e4 pe5 2. Nf3+ Nc6 3. Bc4 ep Nf6 4. 0-0 *"))
        .contains("e2-e4 e2e4", "forgiven HYPHEN", "forgiven PAWN_LETTER", "0-0 e1g1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.Nf3d5 2.g3c6 3.Bg2Nf6 4.0-0e6 5.d3Be7 1-0 | 10 | 5",
        "1.e4e52.Nf3Nc63.Bb5a64.Bxc6dxc6 * | 8 | 7",
        "1. e2-e4e7-e5 2.Ng1-f3 * | 3 | 1",
        "1.e4!e5?2.Nf3+-Nc6 * | 4 | 1",
        "1.f4e5 2.g3exf4 3.gxf4Qh4# 0-1 | 6 | 3",
        "e4d5exd5Qxd5 * | 4 | 3",
        "1.e4(1.d4)e5* | 2 | 1",
        "1.f3e5 2.g4Qh4#0-1 | 4 | 3",
      })
  void moves_run_together_are_parted_and_that_is_told(String pgn, int moves, int parted) {
    assertThat(PgnGame.all(pgn).getFirst().moves()).hasSize(moves);
    assertThat(movetext(pgn)).filteredOn("forgiven MISSING_SPACE"::equals).hasSize(parted);
  }

  @Test
  void words_in_angle_brackets_are_told_and_kept() {
    assertThat(movetext("1. e4 <later> e5 *"))
        .containsExactly("e4 e2e4", "fault STRAY", "{<later>}", "e5 e7e5", "result *");
  }

  @Test
  void glyphs_that_nobody_knows_are_told_and_kept() {
    assertThat(movetext("1. e4 $1234 e5 $ 2. Nf3 § *"))
        .containsExactly(
            "e4 e2e4",
            "fault STRAY",
            "{$1234}",
            "e5 e7e5",
            "fault STRAY",
            "{$}",
            "Nf3 g1f3",
            "fault STRAY",
            "{§}",
            "result *");
  }

  @Test
  void a_game_of_nothing_but_a_double_loss_is_not_castling() {
    assertThat(movetext("0-0\n\n*")).contains("result 0-0", "result *");
    assertThat(movetext("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0\n\n*"))
        .contains("0-0 e1g1", "result *");
  }

  @Test
  void commands_that_have_lost_their_braces_are_kept() {
    assertThat(movetext("1. e4 [%clk 0:10:00] e5 *"))
        .containsExactly("e4 e2e4", "fault STRAY", "{[%clk 0:10:00]}", "e5 e7e5", "result *");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 % no 1... e5 here\ne5 2. Nf3 *",
        "1. e4 § e5 2. Nf3 *",
        "1. e4 ?!? e5 /* 2. Nf3 *",
        "1. e4 e5 \u00a02. Nf3\u200b *",
        "1. e4 1… e5 2. Nf3 *",
        "1. e4 e5 2. \u2192 Nf3 \u2192\u2192 *",
      })
  void signs_that_mean_nothing_lose_no_moves(String pgn) {
    assertThat(movetext(pgn))
        .filteredOn(told -> !told.startsWith("fault STRAY") && !told.startsWith("$"))
        .filteredOn(told -> !told.startsWith("forgiven") && !told.startsWith("{"))
        .containsExactly("e4 e2e4", "e5 e7e5", "Nf3 g1f3", "result *");
  }

  @Test
  void glyphs_on_moves_that_could_not_be_played_stay_with_them() {
    assertThat(movetext("1. e4 e5 2. Ke4 $4 Nf6! ± *"))
        .containsExactly(
            "e4 e2e4",
            "e5 e7e5",
            "fault ILLEGAL_MOVE",
            "unread Ke4",
            "unread $4",
            "unread Nf6",
            "unread !",
            "unread ±",
            "result *");
  }

  @Test
  void castling_in_zeros_without_strokes_is_no_number() {
    assertThat(movetext("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4.00 d6 5 d3 00 *"))
        .containsSubsequence("00 e1g1", "d6 d7d6", "d3 d2d3", "00 e8g8");
  }

  @Test
  void a_promotion_in_brackets_is_no_variation() {
    String start = "[FEN \"8/P7/8/8/8/6k1/7p/4K3 w - - 0 1\"]\n\n";

    assertThat(movetext(start + "1. a8(R) (1. a8(♕)) h1(N) *"))
        .containsSubsequence("a8(R) a7a8", "(", "a8(♕) a7a8", ")", "h1(N) h2h1");
    assertThat(movetext("1. e4(d4)e5(Nf6)2.Nf3 *"))
        .containsSubsequence("e4 e2e4", "(", "d4 d2d4", ")", "(", "Nf6 g8f6", ")", "Nf3 g1f3");
  }

  @Test
  void a_comment_in_the_line_of_the_result_belongs_to_its_game() {
    assertThat(Recording.of("1. e4 1-0 ; won\n\n1. d4 *").told())
        .containsSubsequence("result 1-0", "{ won}", "end", "d4 d2d4");
  }

  @Test
  void words_for_mate_are_passed_over() {
    assertThat(movetext("1. f3 e5 2. g4 Qh4 checkmate! 0-1"))
        .containsSubsequence("Qh4 d8h4", "$1", "result 0-1");
  }

  @Test
  void a_move_cut_off_behind_its_letter_is_no_novelty() {
    assertThat(movetext("1. e4 e5 2. N")).contains("unread N").doesNotContain("$146");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 {a {b} c} e5 * | a {b} c",
        "1. e4 {a {b {c}} d} e5 * | a {b {c}} d",
        "1. e4 {:-{ a smile} e5 {and more} * | :-{ a smile",
      })
  void braces_inside_a_comment_may_be_closed(String pgn, String comment) {
    assertThat(movetext(pgn)).containsSubsequence("e4 e2e4", "{" + comment + "}", "e5 e7e5");
  }

  @Test
  void nested_braces_are_told_and_lose_no_move_even_where_comments_are_not_wanted() {
    String pgn = "1. e4 {a {b} c} e5 {d {e {f}} gy} 2. Nf3 *";

    assertThat(Recording.of(pgn, EnumSet.of(PgnPart.MOVES)).told())
        .containsSubsequence("e4 e2e4", "e5 e7e5", "Nf3 g1f3", "result *");
    assertThat(Recording.of(pgn).faults())
        .extracting(PgnFault::kind, PgnFault::column)
        .containsExactly(tuple(PgnFault.Kind.UNOPENED, 15), tuple(PgnFault.Kind.UNOPENED, 33));
  }

  @Test
  void zeros_end_a_game_in_which_nobody_can_castle_now() {
    assertThat(movetext("1. e4 e5 0-0")).containsExactly("e4 e2e4", "e5 e7e5", "result 0-0");
    assertThat(movetext("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 0-0")).contains("0-0 e1g1");
    assertThat(movetext("1. e4 0-0 2. d4 *")).contains("fault ILLEGAL_MOVE");
  }

  @Test
  void moves_in_the_letters_of_another_language_are_read() {
    byte[] pgn =
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. L\u00d7c6 b:c6 5. O-O *".getBytes(StandardCharsets.UTF_8);
    Language german = Language.tagged("de").orElseThrow();

    PgnGame game =
        PgnGame.stream(new ByteArrayInputStream(pgn), PgnLimits.USUAL, german).toList().getFirst();

    assertThat(PgnWriter.write(game)).contains("2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 bxc6 5. O-O *");
  }

  @Test
  void null_moves_are_told() {
    assertThat(movetext("1. e4 -- 2. d4 Z0 3. c4 @@@@ 4. Nc3 0000 5. g3 Null *"))
        .filteredOn("null"::equals)
        .hasSize(5);
  }

  @Test
  void signs_for_glyphs_are_told_as_numbers() {
    assertThat(movetext("1. e4 = e5 ± 2. Nf3 +- Nc6 ∞ 3. Bb5 N a6 +/= *"))
        .containsExactly(
            "e4 e2e4",
            "$10",
            "e5 e7e5",
            "$16",
            "Nf3 g1f3",
            "$18",
            "Nc6 b8c6",
            "$13",
            "Bb5 f1b5",
            "$146",
            "a6 a7a6",
            "$14",
            "result *");
  }

  @Test
  void signs_close_behind_a_move_are_told_as_well() {
    assertThat(movetext("1. e4± e5+= 2. Nf3-+ Nc6 *"))
        .filteredOn(told -> told.startsWith("$"))
        .containsExactly("$16", "$14", "$19");
  }

  @Test
  void moves_in_numbers_are_read_and_told() {
    Recording recording = Recording.of("1. 5254 5755 2. 7163 2836 *");

    assertThat(recording.told())
        .contains("5254 e2e4", "5755 e7e5", "7163 g1f3", "2836 b8c6", "forgiven NUMERIC");
    assertThat(recording.faults()).isEmpty();
  }
}
