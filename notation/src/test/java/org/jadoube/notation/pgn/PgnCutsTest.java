package org.jadoube.notation.pgn;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.notation.pgn.reading.PgnCuts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnCutsTest {
  private static final String NEXT = "[Event \"B\"]\n[Site \"?\"]\n\n1. d4 *\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 1-0\n\n",
        "1. e4 e5 0-1\n",
        "1. e4 e5 1/2-1/2\r\n\r\n\r\n",
        "1. e4 {a} e5 (1... d5) *\n\n",
        "1. e4 e5 2. Nf3\nNc6 1-0\n\n",
        "1. e4 e5\n1-0\n\n"
      })
  void a_game_behind_a_result_is_a_cut(String before) {
    byte[] pgn = (before + NEXT).getBytes(UTF_8);
    assertThat(PgnCuts.first(pgn, 0, pgn.length)).hasValue(before.length());
    assertThat(PgnCuts.first(pgn, before.length(), pgn.length)).hasValue(before.length());
    assertThat(PgnCuts.first(pgn, before.length() + 1, pgn.length)).isEmpty();
    assertThat(PgnCuts.first(pgn, 0, before.length())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1. e4 e5\n\n",
        "1. e4 e5 1-0 ",
        "1. e4 e5 1-0\n\n ",
        "1. e4 e5 1-0 {a}\n\n",
        "1. e4 e5 {see 1-0\n\n",
        "1. e4 e5 (1... d5 1-0\n\n",
        "1. e4 e5 ; 1-0\n",
        "% 1-0\n",
        "1. e4 e5 1-0\n\nTal and Keres next: 1-0\n",
        "[Result \"1-0\"]\n"
      })
  void other_places_are_not(String before) {
    byte[] pgn = (before + NEXT).getBytes(UTF_8);
    assertThat(PgnCuts.first(pgn, 0, pgn.length)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"B\"]\r[Site \"?\"]\r\n",
        "[Event \"in a short comment\"] }\n",
        "[EventDate \"2024\"]\n",
        "[Event \"without end",
        "[Event"
      })
  void other_lines_are_not(String line) {
    byte[] pgn = ("1. e4 e5 1-0\n\n" + line).getBytes(UTF_8);
    assertThat(PgnCuts.first(pgn, 0, pgn.length)).isEmpty();
  }

  @Test
  void the_first_of_several_is_found() {
    byte[] pgn = ("1. e4 1-0\n\n" + NEXT.repeat(3)).getBytes(UTF_8);
    assertThat(PgnCuts.first(pgn, 0, pgn.length)).hasValue(11);
    assertThat(PgnCuts.first(pgn, 12, pgn.length)).hasValue(11 + NEXT.length());
  }
}
