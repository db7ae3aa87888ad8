package org.jadoube.audit.facts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.audit.Audit;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.Column;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FactsTest {
  private static final String TAGS =
      """
      [Event "Club"]
      [Site "https://example.org/1"]
      [Date "2019.03.04"]
      [Round "?"]
      [White "Ana"]
      [Black "Boris"]
      [Result "0-1"]
      [WhiteElo "1801"]
      [BlackElo "unrated"]
      [ECO "A02"]
      [TimeControl "300+3"]
      [Termination "Normal"]

      """;
  private static final String HOPPING = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";

  private static List<GameFacts> facts(Audit audit, String pgn) {
    List<GameFacts> all = new ArrayList<>();
    AuditListener listener =
        new AuditListener() {
          @Override
          public void found(PlacedFinding found) {
            // only facts matter here
          }

          @Override
          public void judged(GameFacts game) {
            all.add(game);
          }
        };
    try (Archive archive = opened(pgn)) {
      audit.withFacts().of(archive, listener);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return all;
  }

  private static Archive opened(String pgn) {
    return switch (Archive.open("a.pgn", new ByteArrayInputStream(pgn.getBytes(UTF_8)))) {
      case ArchiveOpening.Opened(Archive archive) -> archive;
      case ArchiveOpening.Refused refused -> throw new AssertionError(refused);
    };
  }

  private static Map<String, String> row(String pgn) {
    GameFacts game = facts(Audit.byDate(), pgn).getFirst();
    return FactTable.CONTENTS.columns().stream()
        .collect(
            Collectors.toMap(
                Column::title, column -> column.of(game).map(Object::toString).orElse("")));
  }

  @Test
  void a_row_says_what_the_tags_say_and_leaves_out_what_they_do_not_know() {
    assertThat(row(TAGS + "1. f3 e5 2. g4 Qh4# 0-1\n"))
        .containsEntry("archive", "a.pgn")
        .containsEntry("game", "1")
        .containsEntry("line", "1")
        .containsEntry("event", "Club")
        .containsEntry("site", "https://example.org/1")
        .containsEntry("date", "2019.03.04")
        .containsEntry("round", "")
        .containsEntry("white", "Ana")
        .containsEntry("white_elo", "1801")
        .containsEntry("black_elo", "")
        .containsEntry("eco", "A02")
        .containsEntry("time_class", "blitz")
        .containsEntry("edition", "FIDE 2018");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. f3 e5 2. g4 Qh4# 0-1                              | ended_by           | checkmate
          1. f3 e5 2. g4 Qh4# 0-1                              | ended_ply          | 4
          1. f3 e5 2. g4 Qh4# 0-1                              | dead_ply           | ''
          1. f3 e5 2. g4 Qh4# 0-1                              | findings           | 0
          1. f3 e5 2. g4 Qh4# 1-0                              | findings           | 1
          1. f3 e5 2. g4 Qh4# 0-1                              | white_can_mate     | no
          1. f3 e5 2. g4 Qh4# 0-1                              | black_can_mate     | yes
          1. e4 e5 1-0                                         | ended_by           | ''
          1. e4 e5                                             | result             | *
          1. e4 e5 2. Ke3 Nf6 1-0                              | plies              | 2
          1. e4 {[%clk 0:05:03]} e5 2. d4 {[%clk -0:00:01]} *  | white_clock_millis | 303000
          1. e4 e5 2. d4 {[%clk 0:05:03} *                     | white_clock_millis | ''
          1. e4 e5 1-0                                         | result             | 1-0
          1. e4 e5 1-0                                         | plies              | 2
          1. e4 e5 1-0                                         | whole              | true
          1. e4 e5 2. Ke3 1-0                                  | whole              | false
          1. e4 {[%clk 0:05:03]} e5 {[%clk 0:04:59.5]} *       | white_clock_millis | 303000
          1. e4 {[%clk 0:05:03]} e5 {[%clk 0:04:59.5]} *       | black_clock_millis | 299500
          1. e4 d5 2. exd5 *                                   | material           | KQRRBBNNPPPPPPPP-KQRRBBNNPPPPPPP
          1. e4 d5 2. exd5 *                                   | longest_quiet      | 0
          """)
  void a_game_is_described(String moves, String column, String value) {
    assertThat(row(moves + "\n")).containsEntry(column, value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "-", "", " "})
  void a_tag_that_says_nothing_is_not_known(String value) {
    assertThat(row(TAGS.replace("Club", value) + "1. e4 e5 1-0\n")).containsEntry("event", "");
  }

  @Test
  void a_date_of_question_marks_is_left_as_it_is() {
    String tags = TAGS.replace("2019.03.04", "????.??.??");
    assertThat(row("[UTCDate \"2019.03.04\"]\n" + tags + "1. e4 e5 1-0\n"))
        .containsEntry("date", "????.??.??");
  }

  @Test
  void plies_without_a_pawn_move_or_a_capture_include_those_before_the_start() {
    assertThat(row("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 30 90\"]\n\n90. Ra2 Kd7 *"))
        .containsEntry("longest_quiet", "32")
        .containsEntry("white_claim_ply", "");
    assertThat(row("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 90\"]\n\n90. Ra2 Kd7 *"))
        .containsEntry("white_claim_ply", "2")
        .containsEntry("black_claim_ply", "1");
  }

  @Test
  void after_a_stalemate_nobody_can_mate() {
    assertThat(row("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1/2-1/2"))
        .containsEntry("ended_by", "stalemate")
        .containsEntry("dead_ply", "1")
        .containsEntry("white_can_mate", "no")
        .containsEntry("black_can_mate", "no");
  }

  @Test
  void findings_are_counted_without_notes() {
    assertThat(row(TAGS.replace("Normal", "").replace("0-1", "1/2-1/2") + HOPPING + "1/2-1/2\n"))
        .containsEntry("white_claim_ply", "8")
        .containsEntry("findings", "1"); // the rating
  }

  @ParameterizedTest
  @CsvSource({
    "*,white_claim_ply,8",
    "*,black_claim_ply,7",
    "*,occurrences,3",
    "*,longest_quiet,8",
    "5. Nf3 *,white_claim_ply,8",
    "5. e4 *,black_claim_ply,7",
  })
  void a_draw_can_be_claimed_with_the_move_that_repeats_or_after_it(
      String rest, String column, String value) {
    assertThat(row(HOPPING + rest)).containsEntry(column, value);
  }

  @Test
  void nothing_can_be_claimed_once_the_game_is_over() {
    assertThat(row("1. f3 e5 2. g4 Qh4# 0-1"))
        .containsEntry("white_claim_ply", "")
        .containsEntry("black_claim_ply", "");
  }

  @Test
  void a_dead_position_is_found_where_it_first_arose() {
    String bareKings =
        "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/2k5/1p6/K7 w - - 0 1\"]\n\n1. Kxb2 *"
            .replace("2k5", "4k3");
    assertThat(row(bareKings))
        .containsEntry("dead_ply", "1")
        .containsEntry("ended_by", "dead-position")
        .containsEntry("material", "K-K")
        .containsEntry("white_can_mate", "no");
  }

  @Test
  void the_hash_is_that_of_start_moves_and_result_as_the_documentation_says() throws Exception {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest("e2e4 e7e5 1-0".getBytes(UTF_8));
    assertThat(row("1. e4 e5 1-0\n"))
        .containsEntry("hash", HexFormat.of().formatHex(digest).substring(0, 16));
    assertThat(row("1. e4! {best} e5 (1... c5) 1-0\n").get("hash"))
        .isEqualTo(row("1. e4 e5 1-0\n").get("hash"))
        .isNotEqualTo(row("1. e4 e5 0-1\n").get("hash"));
  }

  @Test
  void rows_are_the_same_on_several_threads_and_numbered_throughout() {
    String archive = (TAGS + "1. e4 e5 1-0\n\n").repeat(500);
    List<GameFacts> alone = facts(Audit.byDate(), archive);
    assertThat(facts(Audit.byDate().on(3), archive)).isEqualTo(alone);
    assertThat(alone).extracting(game -> game.place().game()).hasSize(500).contains(1L, 500L);
    assertThat(alone).extracting(game -> game.place().line()).doesNotHaveDuplicates();
  }
}
