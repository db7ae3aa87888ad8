package org.jadoube.cli.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Typed acts and their rulings.
class InteractiveTest {
  private static Ran typed(String... lines) {
    return Ran.withInput(String.join("\n", lines) + "\n", "referee", "--interactive");
  }

  @Test
  void moves_are_typed_in_any_notation_and_everything_else_by_name() {
    Ran ran = typed("e4", "e7e5", "white Nf3", "black resign");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.out()).contains("White plays Ng1-f3", "Black> ", "1-0> ");
  }

  @Test
  void hands_are_typed_in_one_line() {
    assertThat(typed("lift e2, put white-pawn e4, press").out())
        .contains("White presses the clock, which completes the move");
  }

  @Test
  void fields_are_typed_by_name() {
    assertThat(typed("e4", "e5 =", "accept-draw").out()).contains("1/2-1/2> ");
    assertThat(typed("black claim-draw claim=threefold").out())
        .contains("Black’s claim is incorrect.", "White has the move.");
    assertThat(typed("{\"type\":\"resign\"}").out()).contains("0-1> ");
  }

  @Test
  void pieces_have_their_names_in_rulings_and_refusals() {
    assertThat(typed("lift g1, put white-knight g3, press", "black report what=illegal-move").out())
        .contains("Back to the position before 1.Ng1-g3.", "White must move the knight on g1.");
    assertThat(typed("touch b1", "e4").out()).contains("White must move the knight on b1.");
  }

  @Test
  void the_last_act_can_be_undone() {
    assertThat(typed("e4", "undo", "d4").out()).contains("Undone.", "White plays d2-d4");
    assertThat(typed("undo").out()).contains("There is nothing to undo.");
  }

  @Test
  void time_passes_as_typed() {
    assertThat(typed("new 300", "+60 e4", "+1:30").out()).contains("0:04:00  0:03:30  Black> ");
    assertThat(typed("new 300", "+1:00:00", "black claim-flag").out()).contains("0-1> ");
  }

  @Test
  void a_game_is_begun_anew_under_other_regulations() {
    assertThat(typed("new {\"edition\":\"2009\"}", "e4").out()).contains("FIDE 2009, Article 6.7a");
    assertThat(typed("new 300+x").out()).contains("expected a time control");
  }

  @Test
  void the_board_is_shown() {
    assertThat(typed("e4", "board").out()).contains("R N B Q K B N R");
  }

  @ParameterizedTest
  @ValueSource(strings = {"castle", "Qh9", "white", "{", "[]", "+", "e4e", "undo e4 e5"})
  void what_is_neither_move_nor_act_is_told(String line) {
    Ran ran = typed(line, "e4");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("e2-e4");
  }

  @Test
  void a_record_is_read_as_sentences_in_a_language() {
    String game =
        """
        {"timeControl":"300"}
        {"type":"begin","by":"arbiter","at":"2026-01-01T12:00:00Z"}
        {"type":"accept-draw","by":"white","at":"2026-01-01T12:00:01Z"}
        {"type":"resign","by":"white","at":"2026-01-01T12:00:02Z"}
        """;
    Ran ran = Ran.withInput(game, "referee", "--words", "de");
    assertThat(ran.exit()).isEqualTo(ExitCode.DONE);
    assertThat(ran.lines()).hasSize(3).allMatch(line -> line.startsWith("12:00:0"));
    assertThat(ran.lines().getLast()).contains("Artikel 5.1.2");
    Ran local = Ran.withInput(game, "referee", "--words", "de", "--zone", "Europe/Prague");
    assertThat(local.lines()).allMatch(line -> line.startsWith("13:00:0"));
  }

  @Test
  void a_language_without_rulings_is_told() {
    Ran ran = Ran.withInput("{}\n", "referee", "--words", "xx");
    assertThat(ran.exit()).isEqualTo(ExitCode.MISUSE);
    assertThat(ran.err()).contains("xx", "en");
  }
}
