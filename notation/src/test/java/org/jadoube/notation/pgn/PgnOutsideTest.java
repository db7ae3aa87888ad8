package org.jadoube.notation.pgn;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Text outside games, and games that consist of tags alone.
class PgnOutsideTest {
  private static final String FIRST = "[Event \"A\"]\n\n1. e4 e5 1-0\n";
  private static final String SECOND = "[Event \"B\"]\n\n1. d4 d5 0-1\n";

  private static final String HEADERS =
      "[White \"Cedar\"]\n[Black \"Dogwood\"]\n[Result \"*\"]\n\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Greetings from the club\n--\nCol",
        "-- \nCol, 12 Mill Lane, 3.5 miles from town",
        "----------------------------------------",
        "* * *",
        "=====",
        "<a href=\"games.html\">all games</a>",
        "<br>\n<p> The next game:</p>",
        "On Mon, 2 May 2026 Col wrote:\n> 1. e4 is best",
        "At ten we met. I won.",
        "2026-05-02",
        "12.05.2026 Second round",
        "1. First prize: Alder\n2. Second prize: Birch",
        "3-2 for the club!",
        "[image: logo]",
        "[1] see below",
        "From col@example.org Sat May  2 10:00:00 2026\nSubject: games\nX-Mailer: none",
        "--=_boundary\nContent-Type: text/plain",
        "+49 123 456",
        "White: Alder Black: Birch",
        "a",
        "\u00c9cole d'\u00e9checs",
        "\u041f\u0440\u0438\u0432\u0435\u0442 \u0432\u0441\u0435\u043c",
      })
  void text_outside_games_is_no_game_but_a_comment_that_is_told(String text) {
    String word = text.lines().toList().getLast().strip().split(" ")[0];
    for (String pgn :
        new String[] {
          FIRST + "\n" + text + "\n\n" + SECOND,
          text + "\n\n" + FIRST + "\n" + SECOND,
          FIRST + "\n" + SECOND + "\n" + text + "\n"
        }) {
      Recording recording = Recording.of(pgn);

      assertThat(recording.told()).as(pgn).filteredOn("end"::equals).hasSize(2);
      assertThat(recording.told()).as(pgn).noneMatch(told -> told.startsWith("null"));
      assertThat(recording.told()).as(pgn).anyMatch(told -> told.contains(word));
      assertThat(recording.faults())
          .as(pgn)
          .isNotEmpty()
          .allMatch(fault -> fault.kind() == PgnFault.Kind.STRAY);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 *",
        "1.e4 *",
        "1 e4 *",
        "1) e4 *",
        "e4 e5 *",
        "e4\ne5\n*",
        "Nf3 Nf6 *",
        "e2e4 e7e5 *",
        "1. Sf3 *",
        "1. \u0421f3 *",
        "1. \u2658f3 *",
        "1. P-K4 *",
        "1. 5254 *",
        "1. \u04354 *",
        "1. {good} e4 *",
        "{good} 1. e4 *",
        "*",
        "1-0",
        "1/2-1/2 {agreed}",
        "1...e5 *",
        "O-O *",
        "1. Nf *",
        "1. -- e5 *",
        "1: e4 *",
        "1.\ne4 *",
        "1. N1f3 *",
        "e2-e4 e7-e5 *",
      })
  void a_game_without_tags_is_a_game(String game) {
    assertThat(Recording.of(FIRST + "\n" + game + "\n\n" + SECOND).told())
        .filteredOn("end"::equals)
        .hasSize(3);
  }

  @Test
  void a_file_of_text_has_no_game() {
    assertThat(Recording.of("Dear Ann,\n\nsee you on Tuesday.\n--\nCol\n").told()).isEmpty();
  }

  @Test
  void games_in_html_are_read() {
    String pgn =
        "<html><pre>\n<p>[Event \"A\"]<br>\n[White \"Alder\"]<br>\n<br>\n1. e4 e5 1-0<br>\n<p>"
            + "[Event \"B\"]<br>\n<br>\n1. d4 *<br>\n</pre></html>\n";

    assertThat(Recording.of(pgn).told())
        .contains("tag Event=A", "tag White=Alder", "result 1-0", "tag Event=B", "d4 d2d4")
        .filteredOn("end"::equals)
        .hasSize(2);
  }

  @Test
  void any_tag_that_comes_again_behind_an_empty_line_begins_a_game() {
    String rotated = "[Round \"2\"]\n[White \"Elm\"]\n[Result \"1-0\"]\n\n1-0\n";

    assertThat(Recording.of("[Event \"A\"]\n" + HEADERS + HEADERS + rotated).told())
        .filteredOn(told -> told.startsWith("tag White") || told.equals("end"))
        .containsExactly(
            "tag White=Cedar", "end", "tag White=Cedar", "end", "tag White=Elm", "end");
  }

  @Test
  void tags_that_come_again_within_one_header_are_of_one_game() {
    assertThat(
            Recording.of("[White \"A\"]\n[White \"B\"]\n\n[Black \"C\"]\n[Black \"D\"]\n\n1. e4 *")
                .told())
        .filteredOn("end"::equals)
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {HEADERS, "[Event \"A\"]\n\n", FIRST + "\nBye\n--\nCol\n\n"})
  void games_of_tags_alone_and_text_are_cut_into_batches_as_they_are_read(String game)
      throws IOException {
    byte[] pgn = game.repeat(200).getBytes(UTF_8);
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(pgn), 500);
    long games = 0;
    long cut = 0;
    for (Optional<PgnBatch> next = batches.next(); next.isPresent(); next = batches.next()) {
      games += next.get().reader(new Recording()).readAll();
      cut++;
    }

    assertThat(games).isEqualTo(200);
    assertThat(cut).isGreaterThan(4);
  }
}
