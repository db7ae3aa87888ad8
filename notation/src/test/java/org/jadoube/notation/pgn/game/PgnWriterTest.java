package org.jadoube.notation.pgn.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.PlayedLine;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.san.MoveStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnWriterTest {
  private static PgnGame game(String pgn) {
    return PgnGame.all(pgn).getFirst();
  }

  @Test
  void export_format_puts_the_seven_tags_first() {
    String pgn = "[ECO \"C20\"]\n[White \"A\"]\n[Annotator \"B\"]\n\ne4 e5 1-0";

    assertThat(PgnWriter.write(game(pgn)))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "A"]
            [Black "?"]
            [Result "1-0"]
            [Annotator "B"]
            [ECO "C20"]

            1. e4 e5 1-0

            """);
  }

  @Test
  void export_format_is_kept_to_the_letter() {
    String pgn =
        """
        [Zone "z"]
        [FEN "4k3/8/8/8/8/8/8/4K2R b K - 5 30"]
        [Zone "again"]
        [Date ""]

        30... Kd7 {x} 31. O-O! Kd6 *
        """;

    assertThat(PgnWriter.write(game(pgn)))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "*"]
            [FEN "4k3/8/8/8/8/8/8/4K2R b K - 5 30"]
            [SetUp "1"]
            [Zone "z"]
            [Zone "again"]

            30... Kd7 {x} 31. O-O $1 31... Kd6 *

            """);
  }

  @Test
  void no_line_of_a_comment_looks_like_an_escape_or_a_game() {
    String text = "word ".repeat(15) + "%escape [Event \"x\"] " + "word ".repeat(15) + "word";
    PgnGame game = game("1. e4 {" + text + "} *");

    assertThat(PgnWriter.write(game).lines().skip(8)).noneMatch(line -> line.matches("[%\\[].*"));
    assertThat(game(PgnWriter.write(game)).line()).isEqualTo(game.line());
  }

  @Test
  void brackets_do_not_make_lines_longer() {
    for (int words = 1; words < 40; words++) {
      String pgn = "1. e4 (1. d4 d5 (1... Nf6 {" + "a ".repeat(words) + "b})) e5 *";
      assertThat(PgnWriter.write(game(pgn)).lines()).allMatch(line -> line.length() < 80);
    }
  }

  @Test
  void numbers_return_after_comments_and_variations() {
    String pgn = "1. e4 {x} e5 2. Nf3 (2. d4 exd4 (2... d6) 3. Qxd4) Nc6 $1 3. Bb5 *";

    assertThat(new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN).text(game(pgn)).strip())
        .isEqualTo(
            """
            1. e4 {x} 1... e5 2. Nf3 (2. d4 exd4 (2... d6) 3. Qxd4) 2... Nc6 $1 3. Bb5 *\
            """);
  }

  @Test
  void comments_keep_their_place_among_variations() {
    String moves = "1. e4 {a} (1. d4 {b}) {c} (1. c4 ({d} 1. b4)) {e} {f} 1... e5 *";

    assertThat(PgnWriter.write(PgnGame.all(moves).getFirst())).endsWith("\n" + moves + "\n\n");
  }

  @Test
  void reduced_format_leaves_out_what_was_written_about_the_moves() {
    String pgn = "[ECO \"C20\"]\n1. e4 {x} e5 $1 (1... c5) 2. Nf3 *";
    String text = new PgnWriter(PgnForm.REDUCED, MoveStyle.PGN).text(game(pgn));

    assertThat(text).endsWith("\n\n1. e4 e5 2. Nf3 *\n\n").doesNotContain("ECO");
  }

  @Test
  void moves_are_written_in_other_letters() {
    PgnGame game = game("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    MoveStyle german = MoveStyle.PGN.in(Language.tagged("de").orElseThrow());

    assertThat(new PgnWriter(PgnForm.AS_READ, german).text(game)).contains("2. Sf3 Sc6 3. Lb5");
    assertThat(
            new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN.with(PieceLetters.FIGURINES)).text(game))
        .contains("2. ♘f3 ♘c6 3. ♗b5");
  }

  @Test
  void lines_are_shorter_than_80_characters() {
    String words = "word ".repeat(100).strip();
    String pgn =
        "1. e4 {"
            + words
            + "} e5 (1... c5 2. Nf3 d6 3. d4 cxd4) "
            + "2. Nf3 Nc6 3. Ng1 Nb8 ".repeat(20)
            + "*";

    assertThat(PgnWriter.write(game(pgn)).lines()).allMatch(line -> line.length() < 80);
    assertThat(game(PgnWriter.write(game(pgn))).line()).isEqualTo(game(pgn).line());
  }

  @Test
  void a_command_stays_on_one_line() {
    for (int padding = 1; padding < 79; padding++) {
      String words = "x".repeat(padding) + " a b c d e f g h";
      String pgn = "1. e4 {" + words + " [%clk 1:23:45]} e5 (1... c5 {[%csl Ra3, Gb4] d}) *";
      String text = PgnWriter.write(game(pgn));

      assertThat(text).contains("[%clk 1:23:45]", "[%csl Ra3, Gb4]");
      assertThat(text.lines()).allMatch(line -> line.length() < 80);
      assertThat(game(text).line()).isEqualTo(game(pgn).line());
    }
  }

  @Test
  void a_command_longer_than_a_line_is_folded_as_other_words_are() {
    String command = "[%tqu \"En\",\"" + "which move? ".repeat(10) + "\"]";
    String pgn = "1. e4 ({" + command + "}) ({[%note " + "x ".repeat(35) + "]}) *";
    String text = PgnWriter.write(game(pgn));

    assertThat(text.lines()).allMatch(line -> line.length() < 80);
    assertThat(game(text).line()).isEqualTo(game(pgn).line());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 *",
        "{before} 1. e4 {after} {twice} e5 1/2-1/2",
        "1. e4 $1 $14 e5 $3 {x} (1... c5 (1... e6 {y}) 2. Nf3) (1... d5) 2. Nf3 1-0",
        "1. e4 ;with } a brace\n e5 *",
        "1. e4 {two  spaces   stay} *",
        "1. e4 -- 2. d4 *",
        "1. e4 (1. d4 {[%clk 1:30:57]} d5) e5 {[%eval 0.3,20] [%csl Ra3,Gb4]} *",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 5 30\"]\n\n30... Kd7 31. O-O *",
        "[White \"A \\\"B\\\" \\\\ C\"]\n[Result \"0-1\"]\n\n0-1",
      })
  void what_is_written_reads_the_same(String pgn) {
    PgnGame game = game(pgn);
    PgnGame again = game(new PgnWriter(PgnForm.AS_READ, MoveStyle.PGN).text(game));

    assertThat(game.faults()).isEmpty();
    assertThat(again).isEqualTo(game);
  }

  @Test
  void moves_that_could_not_be_read_are_kept_as_a_comment() {
    assertThat(PgnWriter.write(game("1. e4 Ke3 Nf6 *"))).contains("1. e4 {unread: Ke3 Nf6} *");
  }

  @Test
  void a_result_that_is_missing_behind_the_moves_is_that_of_the_tag() {
    assertThat(PgnWriter.write(game("[Result \"0-1\"]\n\n1. e4"))).endsWith("1. e4 0-1\n\n");
    assertThat(PgnWriter.write(game("[Result \"later\"]\n\n1. e4"))).endsWith("1. e4 *\n\n");
    assertThat(PgnWriter.write(game("[Result \"0-1\"]\n\n1. e4 *"))).endsWith("1. e4 *\n\n");
  }

  @Test
  void a_game_made_by_hand_is_written_with_its_start() {
    PgnGame game =
        new PgnGame(
            List.of(),
            org.jadoube.chess.Setup.chess960(0),
            PgnLine.EMPTY,
            java.util.Optional.of(PgnResult.UNKNOWN),
            List.of());

    assertThat(PgnWriter.write(game)).contains("[FEN \"bbqnnrkr/", "[SetUp \"1\"]");
    assertThat(game(PgnWriter.write(game)).start()).isEqualTo(game.start());
  }

  @Test
  void a_played_line_becomes_a_game_and_a_game_a_line() {
    PgnGame game = game("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n\nO-O Kd7 *");
    PlayedLine line = game.played();
    assertThat(Fen.of(line)).isEqualTo("8/3k4/8/8/8/8/8/5RK1 w - - 5 41");
    assertThat(PgnGame.of(line).played()).isEqualTo(line);
    assertThat(PgnWriter.write(PgnGame.of(line)))
        .contains("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]", "40. O-O Kd7 *");
  }
}
