package org.jadoube.notation.pgn.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnCommandTest {
  private static List<PgnCommand> commands(String text) {
    return new PgnComment(text).commands();
  }

  @ParameterizedTest
  @CsvSource({
    "1:30:57, PT1H30M57S",
    "0:00:05.3, PT5.3S",
    "2:05, PT2M5S",
    "100:00:00, PT100H",
    "0:00:01.25, PT1.25S",
  })
  void clock_and_times_used_are_durations(String time, Duration duration) {
    assertThat(commands("[%clk " + time + "]")).containsExactly(new PgnCommand.Clock(duration));
    assertThat(commands("x [%emt " + time + "]"))
        .containsExactly(new PgnCommand.MoveTime(duration));
    assertThat(commands("[%egt " + time + "] x"))
        .containsExactly(new PgnCommand.GameTime(duration));
  }

  @Test
  void a_mechanical_clock_shows_a_time_of_day() {
    assertThat(commands("[%mct 17:10:42]"))
        .containsExactly(new PgnCommand.MechanicalClock(LocalTime.of(17, 10, 42)));
    assertThat(commands("[%mct 24:00:00]"))
        .containsExactly(new PgnCommand.Other("mct", "24:00:00"));
  }

  @Test
  void evaluations_are_pawns_or_mates() {
    assertThat(commands("[%eval -0.35][%eval 12,20][%eval #-3,5]"))
        .containsExactly(
            new PgnCommand.Evaluation(-35, OptionalInt.empty()),
            new PgnCommand.Evaluation(1200, OptionalInt.of(20)),
            new PgnCommand.MateIn(-3, OptionalInt.of(5)));
  }

  @Test
  void marks_are_squares_and_arrows() {
    assertThat(commands("[%csl Ra3,Gb4][%cal Ye2e4]"))
        .containsExactly(
            new PgnCommand.Squares(
                List.of(
                    new PgnCommand.Mark(PgnCommand.Paint.RED, Square.A3),
                    new PgnCommand.Mark(PgnCommand.Paint.GREEN, Square.B4))),
            new PgnCommand.Arrows(
                List.of(new PgnCommand.Arrow(PgnCommand.Paint.YELLOW, Square.E2, Square.E4))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[%tqu \"En\",\"x] | tqu | \"En\",\"x",
        "[%tqu \"En\",\"x\",\"\",\"\",\"e2e4\"] | tqu | \"En\",\"x\",\"\",\"\",\"e2e4\"",
        "[%mdl 8192] | mdl | 8192",
        "[%clk soon] | clk | soon",
        "[%csl Za1] | csl | Za1"
      })
  void what_is_unknown_or_senseless_is_kept(String text, String name, String arguments) {
    assertThat(commands(text)).containsExactly(new PgnCommand.Other(name, arguments));
  }

  @Test
  void training_questions_have_hints_and_answers() {
    assertThat(
            commands(
                "[%tqu \"En\",\"Where [to]?\"][%tqu \"De\",\"Zug?\",\"h\",\"\", \"e7e6\",\"gut\",10,\"d7d5\",\"\",-1]"))
        .containsExactly(
            new PgnCommand.Question("En", "Where [to]?", List.of(), List.of()),
            new PgnCommand.Question(
                "De",
                "Zug?",
                List.of("h", ""),
                List.of(
                    new PgnCommand.Answer("e7e6", "gut", 10),
                    new PgnCommand.Answer("d7d5", "", -1))));
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "[%a ", "[%a \"]", "[%a \" ", "[%", "\n ", "x\t"})
  @Timeout(10)
  void whatever_a_long_comment_repeats_it_is_read_soon(String unit) {
    PgnComment comment = PgnComment.unfolded("x" + unit.repeat(1_000_000 / unit.length()) + "x");
    assertThat(comment.commands()).hasSizeLessThan(1_000_000);
    assertThat(comment.plainText()).startsWith("x");
  }

  @Test
  void plain_text_is_what_a_person_wrote() {
    assertThat(new PgnComment("good [%clk 0:01:00] move").plainText()).isEqualTo("good move");
  }

  @Test
  void blank_lines_part_paragraphs_but_no_command() {
    PgnComment comment =
        PgnComment.unfolded("\n\n One\nline.\r\n \r\n\r\n[%clk\n\n1:31:15]\n\nTwo. \n\n");
    assertThat(comment.text()).isEqualTo("One line.\n\n[%clk 1:31:15]\n\nTwo.");
    assertThat(comment.plainText()).isEqualTo("One line.\n\nTwo.");
    assertThat(PgnComment.unfolded(comment.text())).isEqualTo(comment);
  }

  @Test
  void folded_comments_are_one_line() {
    assertThat(PgnComment.unfolded(" [%clk\r\n1:31:15] a\n  b ").text())
        .isEqualTo("[%clk 1:31:15] a b");
  }
}
