package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {
  /// What a reader tells of movetext, between its beginning and the end of the game.
  private static List<String> movetext(String pgn) {
    List<String> told = Recording.of(pgn).told();
    return told.subList(told.indexOf("moves") + 1, told.lastIndexOf("end"));
  }

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
  void comments_glyphs_and_variations_are_told_where_they_stand() {
    assertThat(movetext("1. {a} e4 $1 e5!? (1... c5 {b} (1... e6??) 2. Nf3) 2. Nf3 ; rest\n *"))
        .containsExactly(
            "{a}",
            "e4 e2e4",
            "$1",
            "e5 e7e5",
            "$5",
            "(",
            "c5 c7c5",
            "{b}",
            "(",
            "e6 e7e6",
            "$4",
            ")",
            "Nf3 g1f3",
            ")",
            "Nf3 g1f3",
            "{ rest}",
            "result *");
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3 *",
        "e4 e5 Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1. e4 1... e5 2. Nf3 *",
        "1. e4 1. ... e5 7. Nf3 *",
        "1.e4\r\ne5\r\n2.Nf3\r\n*",
        "1.e4\re5\r2.Nf3\r*",
        "\uFEFF1. e4 e5 2. Nf3 *",
        "1. e4 e5\n% escaped Nc6 (\n2. Nf3 *",
        "1. e4\u0000 e5 2. Nf3 *",
      })
  void the_same_moves_in_many_forms(String pgn) {
    assertThat(movetext(pgn)).containsExactly("e4 e2e4", "e5 e7e5", "Nf3 g1f3", "result *");
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, 1-0",
    "0-1, 0-1",
    "1/2-1/2, 1/2-1/2",
    "*, *",
    "1/2, 1/2-1/2",
    "½-½, 1/2-1/2",
    "1:0, 1-0",
    "1–0, 1-0",
    "½–½, 1/2-1/2",
    "½, 1/2-1/2",
    "0-½, 0-1/2",
    "1/2-0, 1/2-0",
    "0-1/2, 0-1/2",
    "0-0, 0-0",
  })
  void results_in_many_forms(String written, String result) {
    String pgn = "[Result \"" + written + "\"]\n\n1. e4 " + written;

    assertThat(movetext(pgn)).containsExactly("e4 e2e4", "result " + result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+/-", "-/+", "-/-"})
  void forfeits_are_results_only_if_the_tags_say_so(String written) {
    assertThat(movetext("[Result \"" + written + "\"]\n\n" + written))
        .containsExactly("result " + written);
    assertThat(movetext("1. e4 +/- *")).containsExactly("e4 e2e4", "$16", "result *");
  }

  @Test
  void zeros_castle_while_castling_is_possible() {
    String pgn = "[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 0-0";

    assertThat(movetext(pgn))
        .containsSubsequence("0-0 e1g1", "forgiven CASTLING_SIGNS", "0-0 e8g8", "result 0-0");
  }

  @Test
  void what_people_write_is_played_and_what_was_forgiven_is_told() {
    assertThat(movetext("1. e2-e4 pe5 2. Nf3+ Nc6 3. Bc4 ep Nf6 4. 0-0 *"))
        .contains("e2-e4 e2e4", "forgiven HYPHEN", "forgiven PAWN_LETTER", "0-0 e1g1");
  }

  @Test
  void zeros_end_a_game_in_which_nobody_can_castle_now() {
    assertThat(movetext("1. e4 e5 0-0")).containsExactly("e4 e2e4", "e5 e7e5", "result 0-0");
    assertThat(movetext("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 0-0")).contains("0-0 e1g1");
    assertThat(movetext("1. e4 0-0 2. d4 *")).contains("fault ILLEGAL_MOVE");
  }

  @Test
  void moves_in_the_letters_of_another_language_are_read() {
    byte[] pgn =
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. L\u00d7c6 b:c6 5. O-O *".getBytes(StandardCharsets.UTF_8);
    Language german = Language.tagged("de").orElseThrow();

    PgnGame game =
        PgnGame.stream(new ByteArrayInputStream(pgn), PgnLimits.USUAL, german).toList().getFirst();

    assertThat(PgnWriter.write(game)).contains("2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 bxc6 5. O-O *");
  }

  @Test
  void null_moves_are_told() {
    assertThat(movetext("1. e4 -- 2. d4 Z0 *"))
        .containsExactly("e4 e2e4", "null", "d4 d2d4", "null", "result *");
  }

  @Test
  void signs_for_glyphs_are_told_as_numbers() {
    assertThat(movetext("1. e4 = e5 ± 2. Nf3 +- Nc6 ∞ 3. Bb5 N *"))
        .containsExactly(
            "e4 e2e4",
            "$10",
            "e5 e7e5",
            "$16",
            "Nf3 g1f3",
            "$18",
            "Nc6 b8c6",
            "$13",
            "Bb5 f1b5",
            "$146",
            "result *");
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
  void every_file_of_an_archive_may_begin_with_a_byte_order_mark() {
    String file = "\uFEFF[Event \"A\"]\n\n1. e4 *\n";

    assertThat(Recording.of(file + file).told()).contains("game 2 line 4").doesNotContain("fault");
    assertThat(Recording.of(file + file).faults()).isEmpty();
  }

  @Test
  void tags_without_movetext_are_a_game() {
    List<String> told = Recording.of("[Event \"A\"]\n\n[Event \"B\"]\n\n*").told();

    assertThat(told).contains("game 1 line 1", "fault MISSING_RESULT", "game 2 line 3", "result *");
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
  void text_is_utf_8_or_latin_1() {
    byte[] latin = "[White \"Jürgen\"]\n*".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(Recording.of(new ByteArrayInputStream(latin), PgnLimits.USUAL).told())
        .contains("tag White=Jürgen");
    assertThat(Recording.of("[White \"Jürgen\"]\n*").told()).contains("tag White=Jürgen");
  }

  @Test
  void a_game_is_in_one_encoding_and_an_archive_in_several() {
    String accident = "[Black \"MÃ¼ller\"]\n*\n"; // valid UTF-8 when its Latin-1 is read as such
    byte[] latin = ("[White \"Jürgen\"]" + accident).getBytes(StandardCharsets.ISO_8859_1);
    byte[] utf8 = "[White \"Jürgen\"]\n*\n".getBytes(StandardCharsets.UTF_8);
    byte[] both = Arrays.copyOf(latin, latin.length + utf8.length);
    System.arraycopy(utf8, 0, both, latin.length, utf8.length);

    assertThat(Recording.of(new ByteArrayInputStream(both), PgnLimits.USUAL).told())
        .containsSubsequence("tag White=Jürgen", "tag Black=MÃ¼ller", "game 2 line 3")
        .endsWith("tag White=Jürgen", "moves", "result *", "end");
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
  void pieces_arriving_byte_by_byte_make_no_difference() {
    String pgn =
        "[Event \"A \\\"b\\\"\"]\n\n1. e4 {comment} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1/2-1/2\n";

    InputStream slow =
        new ByteArrayInputStream(pgn.repeat(40).getBytes(StandardCharsets.UTF_8)) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
          }
        };

    assertThat(Recording.of(slow, PgnLimits.USUAL).told())
        .isEqualTo(Recording.of(pgn.repeat(40)).told());
  }

  @Test
  void lines_are_counted_across_buffers() {
    String game = "[Event \"A\"]\n\n1. e4 e5 {" + "x".repeat(300) + "} *\n\n";
    Recording recording = Recording.of(game.repeat(1000) + "1. Ke2 *");

    PgnFault fault = recording.faults().getFirst();
    assertThat(fault.line()).isEqualTo(4001);
    assertThat(fault.column()).isEqualTo(4);
    assertThat(fault.game()).isEqualTo(1001);
    assertThat(fault.offset()).isEqualTo(1000L * game.length() + 3);
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
  void a_file_whose_lines_end_with_a_carriage_return_has_lines() {
    String pgn =
        "[Event \"A\"]\r% no\r[Site \"B\r\r1. e4 ; rest\r%no\re5 *\r\r[Event \"B\"]\r\r1. e5 *\r";
    Recording recording = Recording.of(pgn);

    assertThat(recording.told())
        .contains("tag Site=B", "{ rest}", "e5 e7e5", "game 2 line 9")
        .doesNotContain("unread no");
    assertThat(recording.faults()).extracting(PgnFault::line).containsExactly(3L, 11L);
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

  @Test
  void letters_that_windows_adds_to_latin_1_are_read() throws IOException {
    byte[] pgn =
        "[White \"Žižka – Š\"]\n\n1. e4 {“x”} *\n".getBytes(Charset.forName("windows-1252"));
    Recording recording = Recording.of(new ByteArrayInputStream(pgn), PgnLimits.USUAL);

    assertThat(recording.told()).contains("tag White=Žižka – Š", "{“x”}");
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
  void moves_in_numbers_are_read_and_told() {
    Recording recording = Recording.of("1. 5254 5755 2. 7163 2836 *");

    assertThat(recording.told())
        .contains("5254 e2e4", "5755 e7e5", "7163 g1f3", "2836 b8c6", "forgiven NUMERIC");
    assertThat(recording.faults()).isEmpty();
  }

  @Test
  void what_is_quoted_of_a_fault_is_one_line() {
    Recording recording = Recording.of("1. e4 {no end\n[Event \"B\"]\n\n1. d4 {" + "x".repeat(80));

    assertThat(recording.faults())
        .extracting(PgnFault::found)
        .noneMatch(found -> found.contains("\n"));
  }
}
