package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.cli.Ran;
import org.jadoube.cli.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Anything over a limit of the PGN reader is kept, or reported by every command that reads games.
class LimitsTest {
  private static final String EVENT = "[Event \"E\"]\n";
  private static final String GAME = EVENT + "\n1. e4 e5 *\n\n";

  private static String tags(int count) {
    return IntStream.range(0, count)
        .mapToObj(each -> "[Tag" + each + " \"" + each + "\"]\n")
        .collect(Collectors.joining("", EVENT, ""));
  }

  private static String shuffles(int moves) {
    return IntStream.rangeClosed(1, moves)
        .mapToObj(each -> each + ". " + (each % 2 == 1 ? "Nf3 Nf6 " : "Ng1 Ng8 "))
        .collect(Collectors.joining());
  }

  static Stream<Arguments> told() {
    return Stream.of(
        Arguments.of(tags(16_384) + "\n1. e4 *\n", "at most 16384 tags"),
        Arguments.of(
            EVENT + "[Site \"" + "a".repeat(5_000) + "\"]\n\n1. e4 *\n",
            "a tag of at most 4096 bytes"),
        Arguments.of(
            EVENT + "\n1. e4 {" + "a".repeat((1 << 20) + 1) + "} *\n",
            "a comment of at most 1048576 bytes"),
        Arguments.of(
            EVENT + "\n1. e4 ;" + "a".repeat((1 << 20) + 1) + "\n*\n",
            "a comment of at most 1048576 bytes"),
        Arguments.of(EVENT + "\n" + shuffles(10_001) + " *\n", "at most 20000 moves"),
        Arguments.of(EVENT + "\n1. e4 " + "< ".repeat(30) + "*\n", "at most 16 faults in a game"),
        Arguments.of(
            EVENT + "\n1. e4 " + "$1 ".repeat((1 << 20) + 1) + "*\n",
            "a game of at most 1048576 moves, comments and other words"),
        Arguments.of(
            EVENT + "\n1. e4 " + ("{" + "a".repeat(1_000_000) + "}").repeat(17) + " *\n",
            "a game of at most 16777216 bytes"));
  }

  @ParameterizedTest
  @MethodSource("told")
  void what_is_left_out_is_told(String pgn, String expected) {
    assertThat(Ran.withInput(pgn + "\n" + GAME, "convert", "-").err()).contains(expected);
    assertThat(Ran.withInput(pgn + "\n" + GAME, "convert", "--lint", "-").out()).contains(expected);
    assertThat(Ran.withInput(pgn + "\n" + GAME, "audit", "--notes", "-").out()).contains(expected);
  }

  /// An audit concerns the moves that were played.
  @Test
  void variations_that_are_left_out_are_told_where_variations_are_read() {
    String pgn = EVENT + "\n1. e4 e5 " + "(1... c5 (1... d5 ".repeat(40) + "*\n";

    assertThat(Ran.withInput(pgn, "convert", "-").err()).contains("nested at most 64 deep");
    assertThat(Ran.withInput(pgn, "convert", "--lint", "-").out())
        .contains("nested at most 64 deep");
  }

  @Test
  void six_hundred_tags_are_kept() {
    String pgn = tags(600) + "\n1. e4 *\n\n";

    Ran ran = Ran.withInput(pgn, "convert", "-");

    assertThat(ran).isEqualTo(new Ran(ExitCode.DONE, pgn, ""));
  }

  @Test
  void an_escaped_line_is_kept_however_long() {
    String line = "% " + "word ".repeat(60_000).strip() + "\n";
    String before = line + GAME;

    assertThat(Ran.withInput(before, "convert", "-")).isEqualTo(new Ran(ExitCode.DONE, before, ""));
    assertThat(Ran.withInput(EVENT + "\n1. e4\n" + line + "e5 *\n", "convert", "-").out())
        .contains(line);
  }

  @Test
  void an_escaped_line_that_is_longer_than_any_game_is_cut_and_told() {
    String pgn = EVENT + "\n1. e4\n% " + "a".repeat(1 << 24) + "\n*\n";

    assertThat(Ran.withInput(pgn, "convert", "-").err())
        .containsPattern("at most 16777216 bytes|an escaped line");
  }
}
