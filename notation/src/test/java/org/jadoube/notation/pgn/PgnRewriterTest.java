package org.jadoube.notation.pgn;

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
  }

  private static List<String> rewritten(String pgn, PgnMoveWriter moves) {
    Collected collected = new Collected(new ArrayList<>());
    try {
      PgnRewriter.rewrite(pgn.getBytes(UTF_8), moves, collected, _ -> {});
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
  void archives_are_copied_to_the_byte() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      byte[] pgn = Files.readAllBytes(file);
      int[] at = {0};
      PgnRewriter.rewrite(
          pgn,
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
