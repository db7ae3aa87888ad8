package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnFaultTest {
  private static final PgnLimits LIMITS = new PgnLimits(32, 32, 3, 4, 2, 80, 40, 16);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 2. Ke3 *| ILLEGAL_MOVE | 1 | 13 | 2 | Ke3 | a legal move",
        "1. e4 e5 2. hello *| UNREADABLE | 1 | 15 | 2 | llo | the end of the move",
        "1. e4 e5 2. Něco *| UNREADABLE | 1 | 14 | 2 | ěco | a square",
        "1. e4 e5 2. Nf *| UNREADABLE | 1 | 13 | 2 | Nf | a square",
        "1. e4 e5 % Nf3 *| STRAY | 1 | 10 | 2 | % Nf3 * | start of a line",
        "1. e4 $ *| STRAY | 1 | 7 | 1 | $ | a number",
        "1. e4 $1234 *| STRAY | 1 | 7 | 1 | $1234 | a number",
        "1. e4 /* *| STRAY | 1 | 7 | 1 | /* | a known sign",
        "1. e4 } *| UNOPENED | 1 | 7 | 1 | } | an opening",
        "1. e4 ) *| UNOPENED | 1 | 7 | 1 | ) | an opening",
        "(1. e4) *| UNREADABLE | 1 | 1 | 0 | ( | a move before",
        "1. e4 {abc| UNTERMINATED | 1 | 7 | 1 | {abc | }",
        "1. e4 (1. d4| UNTERMINATED | 1 | 13 | 1 | '' | )",
        "1. e4 e5| MISSING_RESULT | 1 | 9 | 2 | '' | a result",
        "1. e4 [x] *| STRAY | 1 | 7 | 1 | [x] | braces",
        "[Event a] *| TAG | 1 | 8 | 0 | a] * | quotes",
        "[FEN \"8/8 w - - 0 1\"] *| START | 1 | 10 | 0 | '' | /",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"] *| START | 1 | 7 | 0 | 8/8/8/8/8/8/8/8 w - - 0 1 | no white king",
        "[Variant \"Atomic\"] 1. e4 *| VARIANT | 1 | 11 | 0 | Atomic | Chess960",
      })
  void fault_says_where_what_and_what_was_expected(
      String pgn,
      PgnFault.Kind kind,
      long line,
      int column,
      int ply,
      String found,
      String expected) {
    PgnFault fault =
        Recording.of(pgn).faults().stream()
            .filter(each -> each.kind() == kind)
            .findFirst()
            .orElseThrow();

    assertThat(fault.line()).isEqualTo(line);
    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.ply()).isEqualTo(ply);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(fault.expected()).contains(expected);
    assertThat(fault.message()).contains("line " + line + ", column " + column);
  }

  @Test
  void the_rest_of_a_faulty_line_is_told_unread_and_the_result_is_kept() {
    assertThat(Recording.of("1. e4 e5 2. Ke3 Nf6 (2... d6) 3. d4 1-0\n\n1. d4 *").told())
        .containsExactly(
            "game 1 line 1",
            "moves",
            "e4 e2e4",
            "e5 e7e5",
            "fault ILLEGAL_MOVE",
            "unread Ke3",
            "unread Nf6",
            "unread (",
            "unread 2...",
            "unread d6",
            "unread )",
            "unread 3.",
            "unread d4",
            "result 1-0",
            "end",
            "game 2 line 3",
            "moves",
            "d4 d2d4",
            "result *",
            "end");
  }

  @Test
  void a_fault_in_a_variation_ends_only_the_variation() {
    assertThat(Recording.of("1. e4 (1. Ke5 d5) e5 *").told())
        .containsSubsequence("(", "fault ILLEGAL_MOVE", "unread Ke5", "unread d5", ")", "e5 e7e5");
  }

  @Test
  void an_ambiguous_move_lists_what_it_may_mean() {
    PgnFault fault =
        Recording.of("[FEN \"4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1\"]\n1. Nc2 *").faults().getFirst();

    assertThat(fault.kind()).isEqualTo(PgnFault.Kind.AMBIGUOUS_MOVE);
    assertThat(fault.candidates()).containsExactly("Nac2", "Nec2");
    assertThat(fault.losesMoves()).isTrue();
  }

  @Test
  void a_comment_without_end_does_not_swallow_the_next_game() {
    String pgn =
        "[Event \"A\"]\n1. e4 {oops 1... e5 and so on, more than sixty-four bytes of it *\n"
            + "\n[Event \"B\"]\n1. d4 {fine} *";

    assertThat(Recording.of(pgn).told())
        .contains("fault UNTERMINATED", "tag Event=B", "d4 d2d4", "{fine}");
  }

  @Test
  void an_unplayable_start_leaves_the_moves_unread() {
    assertThat(Recording.of("[FEN \"nonsense\"]\n1. e4 e5 1-0").told())
        .containsSubsequence("fault START", "unread e4", "unread e5", "result 1-0");
  }

  private static List<PgnFault> faults(String pgn, PgnLimits limits) {
    byte[] bytes = pgn.getBytes(StandardCharsets.UTF_8);
    return Recording.of(new ByteArrayInputStream(bytes), limits).faults();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"0123456789012345678901234567890123456789\"] *",
        "1. e4 {0123456789012345678901234567890123456789} *",
        "1. e4 ;0123456789012345678901234567890123456789\n *",
        "[A \"1\"][B \"2\"][C \"3\"][D \"4\"] *",
      })
  void text_longer_than_the_limits_allow_is_a_fault_that_loses_no_moves(String pgn) {
    assertThat(faults(pgn, LIMITS)).extracting(PgnFault::kind).contains(PgnFault.Kind.TOO_LONG);
    assertThat(faults(pgn, LIMITS)).noneMatch(PgnFault::losesMoves);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. d4 d5 3. c4 *",
        "1. e4 (1. d4 (1. c4 (1. b4))) *",
        "1. e4 e5 2. d4 d5 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 *",
      })
  void more_moves_than_the_limits_allow_are_a_fault_that_loses_them(String pgn) {
    assertThat(faults(pgn, LIMITS))
        .filteredOn(PgnFault::losesMoves)
        .extracting(PgnFault::kind)
        .contains(PgnFault.Kind.TOO_MANY_MOVES);
  }

  @Test
  void a_game_reports_only_so_many_faults_and_how_many_more_there_are() {
    List<PgnFault> faults = faults("1. e4 " + "} ".repeat(100) + "*", PgnLimits.USUAL);

    assertThat(faults).hasSize(17);
    assertThat(faults.getLast().kind()).isEqualTo(PgnFault.Kind.TOO_MANY_FAULTS);
    assertThat(faults.getLast().sentence())
        .isEqualTo("found \"84 more faults\", expected at most 16 faults in a game");
  }

  @Test
  void that_moves_are_lost_is_told_however_many_faults_come_before() {
    List<PgnFault> faults = faults("1. e4 " + "} ".repeat(100) + "Ke5 *", PgnLimits.USUAL);

    assertThat(faults).extracting(PgnFault::kind).contains(PgnFault.Kind.ILLEGAL_MOVE);
  }

  @Test
  void columns_count_characters_and_the_message_shows_the_text_around() {
    PgnFault fault = Recording.of("1. e4 {žluťoučký} e5 2. Ke4 Nf6 *").faults().getFirst();

    assertThat(fault.column()).isEqualTo(25);
    assertThat(fault.message())
        .isEqualTo(
            "game 1, line 1, column 25: found \"Ke4\", expected a legal move (Ke2), in"
                + " \"4 {žluťoučký} e5 2. Ke4 Nf6 *\"");
  }
}
