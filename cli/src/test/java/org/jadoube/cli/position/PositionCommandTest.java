package org.jadoube.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionCommandTest {
  @Test
  void the_diagram_has_white_below() {
    assertThat(Ran.jadoube("position", "startpos").lines())
        .startsWith(
            "8  r n b q k b n r",
            "7  p p p p p p p p",
            "6  . . . . . . . .",
            "5  . . . . . . . .",
            "4  . . . . . . . .",
            "3  . . . . . . . .",
            "2  P P P P P P P P",
            "1  R N B Q K B N R",
            "   a b c d e f g h");
  }

  @Test
  void figurines_show_the_pieces() {
    assertThat(Ran.jadoube("position", "--figurines", "startpos").lines())
        .contains("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜", "1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖", "   a b c d e f g h");
  }

  @ParameterizedTest
  @CsvSource({"position", "perft 1 --fen", "fate", "explain"})
  void a_fen_may_leave_out_its_counters(String command) {
    for (String counters : List.of("", " 3", " 3 9")) {
      List<String> words = new ArrayList<>(List.of(command.split(" ")));
      words.add("4k3/8/8/8/8/8/4P3/4K3 w - -" + counters);
      if (command.equals("explain")) {
        words.add("e4");
      }
      Ran ran = Ran.jadoube(words.toArray(String[]::new));
      assertThat(ran.exit()).as("%s: %s", words, ran.err()).isEqualTo(ExitCode.DONE);
    }
  }

  @Test
  void a_fen_in_words_may_leave_out_its_counters() {
    String fen = "4k3/8/8/8/8/8/4P3/4K3 w - -";
    for (String counters : List.of("", " 3", " 3 9")) {
      String[] words = ("explain " + fen + counters + " e4").split(" ");
      assertThat(Ran.jadoube(words).out()).as(counters).contains("e4 is legal");
    }
  }

  @Test
  void who_is_to_move_is_never_guessed() {
    Ran ran = Ran.jadoube("position", "4k3/8/8/8/8/8/4P3/4K3");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("found the end, expected the side to move, w or b");
  }

  @Test
  void black_may_be_below() {
    assertThat(Ran.jadoube("position", "--black-below", "startpos").lines())
        .startsWith("1  R N B K Q B N R")
        .contains("   h g f e d c b a");
  }

  @Test
  void a_picture_is_svg_with_marks_and_arrows_and_nothing_else() {
    Ran ran = Ran.jadoube("position", "--svg", "--marks", "Ye5", "--arrows", "Ge2e4", "startpos");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).startsWith("<svg ").endsWith("</svg>\n");
    assertThat(ran.out().split("<rect")).hasSize(64 + 1 + 1);
    assertThat(ran.out().split("rotate")).hasSize(1 + 1);
  }

  @Test
  void marks_and_arrows_without_a_picture_are_refused() {
    Ran ran = Ran.jadoube("position", "--marks", "Ye5", "startpos");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("--marks and --arrows need --svg");
  }

  @Test
  void a_proof_from_any_start_is_refused() {
    Ran ran = Ran.jadoube("position", "--chess960", "--proof", "startpos");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("--proof starts from the initial position");
  }

  @Test
  void a_mark_that_is_none_is_refused() {
    Ran ran = Ran.jadoube("position", "--svg", "--marks", "Xe5", "startpos");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("'Xe5' should be a colour and a square");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | Kd1 Kd2 Ke2 Kf1 Kf2 O-O Tf1",
        "uci | e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 h1f1",
        "long | Ke1-d1",
        "spoken-de | König e1 d1; König e1 d2",
        "spoken-en | king e1 d1; king e1 d2",
        "announced-de | König Eva eins David eins; König Eva eins David zwei"
      })
  void legal_moves_may_be_listed_in_another_notation(String notation, String moves) {
    assertThat(Ran.jadoube("position", "--to", notation, "4k3/8/8/8/8/8/8/4K2R w K - 0 1").out())
        .contains(moves);
  }

  @Test
  void legal_moves_are_listed_in_san() {
    assertThat(Ran.jadoube("position", "4k3/8/8/8/8/8/8/4K2R w K - 0 1").out())
        .contains("moves   15: Kd1 Kd2 Ke2 Kf1 Kf2 O-O Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+");
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, play continues",
    "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1, check",
    "R3k3/8/4K3/8/8/8/8/8 b - - 0 1, checkmate",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, stalemate",
    "7k/8/6K1/8/8/8/8/8 b - - 0 1, dead position"
  })
  void the_status_is_that_of_the_laws(String fen, String status) {
    assertThat(Ran.jadoube("position", fen).out()).contains("status  " + status);
  }

  @Test
  void who_cannot_checkmate_is_named() {
    assertThat(Ran.jadoube("position", "7k/8/6K1/8/8/5P2/8/8 b - - 0 1").out())
        .contains("status  play continues")
        .contains("mate    Black cannot checkmate by any series of legal moves")
        .doesNotContain("White cannot");
  }

  @Test
  void the_fields_of_a_fen_need_no_quotes() {
    Ran ran = Ran.jadoube("position", "7k/5Q2/6K1/8/8/8/8/8", "b", "-", "-", "0", "1");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).contains("stalemate");
  }

  @Test
  void the_counters_may_be_left_out() {
    assertThat(Ran.jadoube("position", "7k/5Q2/6K1/8/8/8/8/8 b - -").exit())
        .isEqualTo(ExitCode.DONE);
  }

  @Test
  void an_unreachable_position_is_shown_with_the_reason() {
    Ran ran = Ran.jadoube("position", "4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).contains("No game can lead here:").contains("9 pawns");
  }

  @Test
  void what_is_no_position_is_drawn_with_its_faults() {
    Ran ran = Ran.jadoube("position", "8/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.out()).contains("1  . . . . K . . .");
    assertThat(ran.err()).contains("Black has no king");
  }

  @Test
  void a_game_that_leads_there_is_shown_if_asked_for() {
    String fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assertThat(Ran.jadoube("position", "--proof", "1000", fen).out()).contains("game    1. e4 e5");
  }

  @Test
  void how_long_to_look_for_a_game_need_not_be_said() {
    String fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assertThat(Ran.jadoube("position", "--proof", fen).out()).contains("game    1. e4 e5");
  }

  @Test
  void a_game_that_nobody_can_have_played_is_not_looked_for() {
    String fen = "rnbqkbnr/1ppppppp/P7/8/8/p7/1PPPPPPP/RNBQKB1R w KQkq - 0 1";
    assertThat(Ran.jadoube("position", "--proof", "1000", fen).out())
        .contains("The pawns cannot have got past each other", "game    none can lead here");
  }
}
