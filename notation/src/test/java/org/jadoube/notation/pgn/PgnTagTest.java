package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTagTest {
  /// The reports of a reader on movetext, between the start and the end of the game.
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
        "[Event: \"a\"] | a",
        "[Event = \"a\"] | a",
        "[Event 'a'] | a",
        "[Event “a”] | a",
        "[event \"a\"] | a",
        "[EVENT \"a\"] | a",
      })
  void tags_in_many_forms(String tag, String value) {
    assertThat(Recording.of(tag + "\n\n*").told()).contains("tag Event=" + value);
  }

  @Test
  void what_stands_in_brackets_without_a_name_is_told_and_kept_before_the_moves() {
    PgnGame game = PgnGame.all("[%clk 0:01:00] 1. e4 e5 *").getFirst();

    assertThat(game.faults()).extracting(PgnFault::kind).containsExactly(PgnFault.Kind.TAG);
    assertThat(game.line().comments())
        .extracting(PgnComment::text)
        .containsExactly("[%clk 0:01:00]");
    assertThat(game.moves()).hasSize(2);
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
        " 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3",
        "4k3/8/8/8/8/8/4P3/4K3 w",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
        "4k3/8/8/8/8/8/4P3/4K3 W - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1",
        "1111k111/8/8/8/8/44/4P3/4K3 w - - 0 1",
      })
  void a_start_that_is_nearly_a_fen_is_played_from_and_told(String fen) {
    Recording recording = Recording.of("[FEN \"" + fen + "\"]\n\n1. e4 Kd7 *");

    assertThat(recording.told()).contains("e4 e2e4", "Kd7 e8d7");
    assertThat(recording.faults()).extracting(PgnFault::kind).containsExactly(PgnFault.Kind.TAG);
  }

  @Test
  void a_start_that_was_mended_is_written_as_it_should_be() {
    String fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 W - - 0 0\"]\n\n*";

    assertThat(PgnWriter.write(PgnGame.all(fen).getFirst()))
        .contains("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[SetUp \"1\"]");
    assertThat(PgnWriter.write(PgnGame.all("[FEN \"what?\"]\n\n*").getFirst()))
        .contains("[FEN \"what?\"]");
  }

  @Test
  void tags_in_the_wrong_case_mean_what_they_are_taken_for() {
    Recording recording =
        Recording.of("[setup \"1\"]\n[fen \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *");

    assertThat(recording.told()).contains("tag SetUp=1", "O-O e1g1");
    assertThat(recording.faults())
        .extracting(PgnFault::kind, PgnFault::found, PgnFault::expected)
        .containsExactly(
            tuple(PgnFault.Kind.TAG, "setup", "the tag SetUp"),
            tuple(PgnFault.Kind.TAG, "fen", "the tag FEN"));
  }

  @Test
  void lines_before_the_tags_are_kept_as_comments() {
    Recording recording =
        Recording.of("Game 1\nplayed in May\n\n[Event \"A\"]\n\n1. e4 *\n\nGame 2\n1. d4 *");

    assertThat(recording.told())
        .containsSubsequence(
            "game 1 line 1", "{Game 1}", "{played in May}", "tag Event=A", "game 2 line 8")
        .doesNotContain("game 3 line 9");
  }

  @Test
  void a_command_that_begins_a_line_is_no_tag() {
    assertThat(Recording.of("1. e4\n[%clk 1:00] e5 *").told())
        .containsSubsequence("e4 e2e4", "{[%clk 1:00]}", "e5 e7e5", "result *");
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
