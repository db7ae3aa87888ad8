package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTagTest {
  /// What a reader tells of movetext, between its beginning and the end of the game.
  private static List<String> movetext(String pgn) {
    List<String> told = Recording.of(pgn).told();
    return told.subList(told.indexOf("moves") + 1, told.lastIndexOf("end"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Event \"a \\\"b\\\" \\\\c\"] | a \"b\" \\c",
        "[ Event   \"a\" ] | a",
        "[Event \"\"] | ''",
        "[Event \"a \"b\" c\"] | a \"b\" c",
        "[Event \"a] | a",
        "[Event a] | a",
      })
  void tags_in_many_forms(String tag, String value) {
    assertThat(Recording.of(tag + "\n\n*").told()).contains("tag Event=" + value);
  }

  @Test
  void several_tags_may_share_a_line_and_one_may_take_several() {
    assertThat(Recording.of("[Event \"a\"][Site \"b\"]\n[Round \"one\ntwo\"]\n*").told())
        .contains("tag Event=a", "tag Site=b", "tag Round=one\ntwo");
  }

  @Test
  void a_tag_that_is_too_long_is_passed_over_to_the_end_of_its_line() {
    String pgn = "[Event \"" + "x".repeat(100_000) + "\"]\n[White \"A\"]\n\n1. e4 *\n";
    Recording recording = Recording.of(pgn);

    assertThat(recording.faults())
        .extracting(PgnFault::kind)
        .containsExactly(PgnFault.Kind.TOO_LONG);
    assertThat(recording.told()).contains("tag White=A", "e4 e2e4", "result *");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/4P3/4K3 w - -",
        "4k3/8/8/8/8/8/4P3/4K3  w - - 0 1",
        " 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
      })
  void a_start_that_is_nearly_a_fen_is_played_from_and_told(String fen) {
    Recording recording = Recording.of("[FEN \"" + fen + "\"]\n\n1. e4 Kd7 *");

    assertThat(recording.told()).contains("e4 e2e4", "Kd7 e8d7");
    assertThat(recording.faults()).extracting(PgnFault::kind).containsExactly(PgnFault.Kind.TAG);
  }

  @Test
  void games_from_a_fen_and_of_chess960_are_played() {
    String pgn =
        """
        [Variant "Chess960"]
        [SetUp "1"]
        [FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"]

        1. O-O O-O *
        """;

    assertThat(movetext(pgn)).containsExactly("O-O f1g1", "O-O f8g8", "result *");
  }

  @Test
  void tags_without_movetext_are_a_game() {
    List<String> told = Recording.of("[Event \"A\"]\n\n[Event \"B\"]\n\n*").told();

    assertThat(told).contains("game 1 line 1", "fault MISSING_RESULT", "game 2 line 3", "result *");
  }
}
