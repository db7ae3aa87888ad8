package org.jadoube.cli.convert;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Formats other than PGN: objects, positions, words.
class ConvertFormatsTest {
  @Test
  void games_become_objects() {
    String pgn =
        """
        [Event "A"]
        [Event2 "x"]
        [Event2 "y"]

        {first} 1. e4 $1 {[%clk 0:10:00]} (1. d4 {b}) e5 2. -- 1-0

        [FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]

        1. O-O Ke4 *

        [Variant "Atomic"]

        1. e4 *
        """;
    Ran ran = Ran.withInput(pgn, "convert", "--to", "json", "-");

    assertThat(ran.lines())
        .containsExactly(
            """
            {"schema":1,"tags":{"Event":"A","Event2":"x"},"repeatedTags":[{"name":"Event2",\
            "value":"y"}],"comments":["first"],"moves":[{"san":"e4","uci":"e2e4","nags":[1],\
            "comments":["[%clk 0:10:00]"],"variations":[{"moves":[{"san":"d4","uci":"d2d4",\
            "comments":["b"]}]}]},{"san":"e5","uci":"e7e5"},{"san":"--"}],"result":"1-0"}\
            """,
            """
            {"schema":1,"tags":{"FEN":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"},\
            "start":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","moves":[{"san":"O-O","uci":"e1g1",\
            "comments":["unread: Ke4"]}],"result":"*"}\
            """,
            """
            {"schema":1,"tags":{"Variant":"Atomic"},\
            "pgn":"[Variant \\"Atomic\\"]\\n\\n1. e4 *"}\
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "0-1, pgn, 0-1",
    "½-½, pgn, 1/2-1/2",
    "0-1, uci, 0-1",
    "0-1, json, 0-1",
    "later, pgn, *",
    "later, json, *"
  })
  void a_result_that_only_the_tag_says_is_written_behind_the_moves(
      String tag, String notation, String written) {
    String pgn = "[White \"A\"]\n[Result \"" + tag + "\"]\n\n";
    String to = notation.equals("pgn") ? "en" : notation;
    String out = Ran.withInput(pgn, "convert", "--to", to, "-").out().strip();

    assertThat(out).endsWith(notation.equals("json") ? "\"" + written + "\"}" : "\n" + written);
  }

  @Test
  void escaped_lines_stay_in_json() {
    String pgn = "% one\n[Event \"A\"]\n\n*\n\n% two\n";

    assertThat(Ran.withInput(pgn, "convert", "--to", "json", "-").lines())
        .containsExactly(
            """
            {"schema":1,"tags":{"Event":"A"},"moves":[],"result":"*","escaped":["% one"]}\
            """,
            """
            {"schema":1,"escaped":["% two"]}\
            """);
  }

  @Test
  void games_become_their_positions() {
    String pgn = "1. e4 (1. d4) e5 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n";

    assertThat(Ran.withInput(pgn, "convert", "--to", "fen", "-").out())
        .isEqualTo(
            """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
            rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2

            """);
    assertThat(Ran.withInput(pgn, "convert", "--to", "epd", "-").lines())
        .contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 hmvc 0; fmvn 1;");
  }

  @Test
  void games_in_words_can_be_chosen_and_shortened_like_others() {
    assertThat(
            Ran.withInput(
                    "1. e4 *\n\n1. d4 {x} d5 *\n",
                    "convert",
                    "--to",
                    "spoken-en",
                    "--min-plies",
                    "2",
                    "--without",
                    "comments",
                    "-")
                .out())
        .isEqualTo("1. pawn d2 d4 pawn d7 d5 *\n\n");
  }

  @Test
  void files_of_objects_are_named_as_such(@TempDir Path directory) throws IOException {
    String game = "[Event \"F\"]\n\n1. e4 *\n";
    Ran.withInput(
        game, "convert", "--to", "json", "--split-by", "Event", "--into", "" + directory, "-");

    assertThat(Files.readString(directory.resolve("F.jsonl"))).startsWith("{\"schema\":1,");
  }
}
