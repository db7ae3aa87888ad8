package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.junit.jupiter.api.Test;

class PgnReaderTest {
  @Test
  void a_game_is_told_in_order() {
    assertThat(Recording.of("[Event \"A\"]\n[White \"B\"]\n\n1. e4 e5 1-0\n").told())
        .containsExactly(
            "game 1 line 1",
            "tag Event=A",
            "tag White=B",
            "moves",
            "e4 e2e4",
            "e5 e7e5",
            "result 1-0",
            "end");
  }

  @Test
  void nothing_and_blanks_are_no_game() {
    assertThat(Recording.of("").told()).isEmpty();
    assertThat(Recording.of(" \r\n\t \n").told()).isEmpty();
  }

  @Test
  void what_was_not_asked_for_is_not_told() {
    String pgn = "[Event \"A\"]\n1. e4 $1 {x} (1. d4 {y ) } (1. c4) ; ( \n) e5 *";

    assertThat(Recording.of(pgn, EnumSet.of(PgnPart.MOVES)).told())
        .containsExactly("game 1 line 1", "moves", "e4 e2e4", "e5 e7e5", "result *", "end");
    assertThat(Recording.of(pgn, EnumSet.noneOf(PgnPart.class)).told())
        .containsExactly("game 1 line 1", "moves", "result *", "end");
  }

  @Test
  void movetext_that_a_visitor_declines_is_skipped() throws IOException {
    StringBuilder told = new StringBuilder();
    PgnVisitor visitor =
        new PgnVisitor() {
          @Override
          public boolean beginMoves(Setup start) {
            return false;
          }

          @Override
          public void move(int packed, PgnText san) {
            told.append(san);
          }

          @Override
          public void comment(PgnText text) {
            told.append(text);
          }

          @Override
          public void result(PgnResult result) {
            told.append(result).append(' ');
          }
        };

    PgnReader.of("1. e4 {x} (1. d4) zz 1-0 1. d4 $3 0-1", visitor).readAll();

    assertThat(told).hasToString("1-0 0-1 ");
  }

  @Test
  void games_run_together_are_parted() {
    List<String> told = Recording.of("[Event \"A\"]\n1. e4\n[Event \"B\"]\n1. d4 *").told();

    assertThat(told)
        .containsExactly(
            "game 1 line 1",
            "tag Event=A",
            "moves",
            "e4 e2e4",
            "fault MISSING_RESULT",
            "end",
            "game 2 line 3",
            "tag Event=B",
            "moves",
            "d4 d2d4",
            "result *",
            "end");
  }

  @Test
  void the_comment_behind_the_result_belongs_to_its_game() {
    assertThat(Recording.of("1. e4 1-0 {resigns}\n\n1. d4 *").told())
        .containsExactly(
            "game 1 line 1",
            "moves",
            "e4 e2e4",
            "result 1-0",
            "{resigns}",
            "end",
            "game 2 line 3",
            "moves",
            "d4 d2d4",
            "result *",
            "end");
  }

  @Test
  void empty_wishes_still_count_games() throws IOException {
    PgnVisitor nothing =
        new PgnVisitor() {
          @Override
          public Set<PgnPart> wanted() {
            return Set.of();
          }
        };

    assertThat(PgnReader.of("* 1. e4 * 1. d4 1-0", nothing).readAll()).isEqualTo(3);
  }

  @Test
  void what_is_quoted_of_a_fault_is_one_line() {
    Recording recording = Recording.of("1. e4 {no end\n[Event \"B\"]\n\n1. d4 {" + "x".repeat(80));

    assertThat(recording.faults())
        .extracting(PgnFault::found)
        .noneMatch(found -> found.contains("\n"));
  }
}
