package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Annotators divide long comments into paragraphs.
class ConvertParagraphsTest {
  private static final String PGN =
      """
      [White "A"]

      1. e4 {
      A quiet move,
      in  two lines.

      [%clk 0:01:00]


      The second paragraph, which is longer than any line of PGN may be, so that it is folded.
      } (1. d4 {One.

      Two: Réti.}) e5 {%

      % is no escape.

      [Event "x"] is no tag.} *
      """;

  private static final String WRITTEN =
      """
      [White "A"]

      1. e4 {A quiet move, in  two lines.

      [%clk 0:01:00]

      The second paragraph, which is longer than any line of PGN may be, so that it
      is folded.} (1. d4 {One.

      Two: Réti.}) 1... e5 {% % is no escape. [Event "x"] is no tag.} *

      """;

  @Test
  void blank_lines_stay_in_comments() {
    assertThat(Ran.withInput(PGN, "convert", "-").out()).isEqualTo(WRITTEN);
    assertThat(Ran.withInput(WRITTEN, "convert", "-").out()).isEqualTo(WRITTEN);
    assertThat(Ran.withInput(PGN.replace("\n", "\r\n"), "convert", "-").out()).isEqualTo(WRITTEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--normalise", "--to=de", "--to=uci", "--to=figurine", "--ply-count"})
  void whatever_else_is_asked_for_they_stay(String option) {
    assertThat(Ran.withInput(PGN, "convert", option, "-").out())
        .contains("{A quiet move, in  two lines.\n\n[%clk 0:01:00]\n\nThe second", "{One.\n\nTwo");
  }

  @Test
  void they_stay_around_commands_that_are_left_out() {
    assertThat(Ran.withInput(PGN, "convert", "--without", "commands", "-").out())
        .contains("in  two lines.\n\nThe second");
  }

  @Test
  void json_has_them_as_two_line_ends() {
    assertThat(Ran.withInput(PGN, "convert", "--to", "json", "-").out())
        .contains("\"One.\\n\\nTwo: Réti.\"");
  }
}
