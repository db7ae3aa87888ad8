package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgnRewriterTest {
  private static final String ODD =
      """
      ; before\r
      [Event "A"]\r
      [FEN "nonsense"]\r
      \r
      1.e4  e5 {kept } 1-0\r
      \r
      %escaped
      [Event\t"B"]
      1.e4!? (1.Nf3 {x}) e5 -- zz Nf3  *


      [Event "C"]
      1. Nf3\
      """;

  private record Collected(List<String> games) implements PgnRewriter.Sink {
    @Override
    public void game(Map<String, String> tags, byte[] text) {
      games.add(new String(text, UTF_8));
    }

    @Override
    public void rest(byte[] text) {
      games.add(new String(text, UTF_8));
    }
  }

  private static List<String> rewritten(String pgn, PgnMoveWriter moves) {
    return rewritten(pgn, Language.ENGLISH, moves);
  }

  private static List<String> rewritten(String pgn, Language from, PgnMoveWriter moves) {
    Collected collected = new Collected(new ArrayList<>());
    try {
      PgnRewriter.rewrite(PgnBatch.of(pgn.getBytes(UTF_8)), from, moves, collected, _ -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return collected.games();
  }

  @Test
  void what_is_only_copied_is_the_same_to_the_byte() {
    assertThat(rewritten(ODD, PgnMoveWriter.AS_WRITTEN)).hasSize(3);
    assertThat(String.join("", rewritten(ODD, PgnMoveWriter.AS_WRITTEN))).isEqualTo(ODD);
  }

  @Test
  void escaped_lines_behind_the_last_game_are_copied_too() {
    String pgn = "1. e4 *\n\n% behind\n%\n";
    assertThat(String.join("", rewritten(pgn, PgnMoveWriter.AS_WRITTEN))).isEqualTo(pgn);
    assertThat(String.join("", rewritten(pgn, PgnMoveWriter.UCI)))
        .isEqualTo(pgn.replace("e4", "e2e4"));
    assertThat(rewritten("% alone\n", PgnMoveWriter.AS_WRITTEN)).containsExactly("% alone\n");
  }

  @Test
  void moves_run_together_are_parted_when_they_are_written_otherwise() {
    assertThat(rewritten("1.e4e5 2.Nf3Nc6 1-0", PgnMoveWriter.UCI))
        .containsExactly("1.e2e4 e7e5 2.g1f3 b8c6 1-0");
  }

  @Test
  void archives_are_copied_to_the_byte() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      byte[] pgn = Files.readAllBytes(file);
      int[] at = {0};
      PgnRewriter.rewrite(
          PgnBatch.of(pgn),
          Language.ENGLISH,
          PgnMoveWriter.AS_WRITTEN,
          (_, text) -> {
            assertThat(Arrays.equals(pgn, at[0], at[0] + text.length, text, 0, text.length))
                .isTrue();
            at[0] += text.length;
          },
          _ -> {});
      assertThat(at[0]).isEqualTo(pgn.length);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "uci, 1. e2e4  d7d5! 2.e4d5 (2.e4e5 f7f5 3.e5f6) g8f6 3.f1b5 c8d7 4.g1f3 a7a6 5. e1g1 *",
    "long, 1. e2-e4  d7-d5! 2.e4xd5 (2.e4-e5 f7-f5 3.e5xf6) Ng8-f6 3.Bf1-b5+ Bc8-d7 4.Ng1-f3 a7-a6 5. O-O *",
    "de, 1. e4  d5! 2.exd5 (2.e5 f5 3.exf6) Sf6 3.Lb5+ Ld7 4.Sg1f3 a6 5. O-O *",
  })
  void moves_alone_are_written_in_another_way(String notation, String expected) {
    String pgn = "1. e4  d5! 2.exd5 (2.e5 f5 3.exf6) Nf6 3.Bb5+ Bd7 4.Ng1f3 a6 5. O-O *";

    assertThat(String.join("", rewritten(pgn, moves(notation)))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "de, cs, 1. e4 e5 2. Sf3 (2. Lc4 Dh4) 2... Sc6 3. O-O *, 1. e4 e5 2. Jf3 (2. Sc4 Dh4) 2... Jc6 3. O-O *",
    "ru, en, 1. e4 e5 2. Кf3 Крe7 3. Кxe5 *, 1. e4 e5 2. Nf3 Ke7 3. Nxe5 *",
    "is, pl, 1. e4 Rf6 2. Bc4 Re4 *, 1. e4 Sf6 2. Gc4 Se4 *",
    "de, en, 1. Nf3 e5 2. e2-e4 *, 1. Nf3 e5 2. e2e4 *",
    "en, de, 1. Nf3± e5 2. Nxe5+- *, 1. Sg1f3± e5 2. Sf3xe5+- *",
  })
  void letters_of_one_language_become_those_of_another(
      String from, String to, String pgn, String expected) {
    Language language = Language.tagged(from).orElseThrow();
    PgnMoveWriter moves =
        PgnMoveWriter.lettered(language.letters(), Language.tagged(to).orElseThrow().letters());

    assertThat(rewritten(pgn, language, moves)).containsExactly(expected);
  }

  @Test
  void a_promotion_changes_its_letter() {
    String promotes = "[FEN \"3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. exd8=D+ *";
    Language german = Language.tagged("de").orElseThrow();
    PgnMoveWriter moves = PgnMoveWriter.lettered(german.letters(), PieceLetters.FIGURINES);

    assertThat(rewritten(promotes, german, moves).getFirst()).endsWith("1. exd8=♕+ *");
  }

  private static PgnMoveWriter moves(String notation) {
    return switch (notation) {
      case "uci" -> PgnMoveWriter.UCI;
      case "long" -> PgnMoveWriter.LONG;
      default -> PgnMoveWriter.lettered(Language.tagged(notation).orElseThrow().letters());
    };
  }

  @Test
  void promotions_and_castling_of_chess960_keep_their_meaning() {
    String promotes = "[FEN \"3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. exd8=Q+ *";
    String castles = "[FEN \"4k3/8/8/8/8/8/8/R4K1R w HA - 0 1\"]\n\n1. O-O *";

    assertThat(rewritten(promotes, moves("de")).getFirst()).endsWith("1. exd8=D+ *");
    assertThat(rewritten(promotes, PgnMoveWriter.UCI).getFirst()).endsWith("1. e7d8q *");
    assertThat(rewritten(castles, PgnMoveWriter.UCI).getFirst()).endsWith("1. f1h1 *");
  }
}
