package org.jadoube.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LenientFenTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7k/5K2/6Q1/8/8/8/8/8 w - - 0 0|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|move number 0 was read as 1",
        "7k/5K2/6Q1/8/8/8/8/8  w   - - 0 1|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|''",
        "7k/5K2/6Q1/8/8/8/8/8_w_-_-_0_1|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|underscores",
        "7k/5K2/6Q1/8/8/8/8/8 W - -|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|side to move W was read as w",
        "7k/5K2/6Q1/8/8/8/8/8 w|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|missing castling rights were read as -",
        "7k/5K2/6Q1/8/8/8/8/8 b - - -1 3|7k/5K2/6Q1/8/8/8/8/8 b - - 0 3|halfmove clock -1",
        "7k/5K2/6Q1/8/8/8/8/8 b - - 3 4 and so on|7k/5K2/6Q1/8/8/8/8/8 b - - 3 4|left out",
        "7k/5K2/6Q1/8/8/8/8/8 b - - 3 4 id \"x\";|7k/5K2/6Q1/8/8/8/8/8 b - - 3 4|''",
        "7k/5K2/6Q1/8/8/8/8/8 w - - hmvc 4; fmvn 7;|7k/5K2/6Q1/8/8/8/8/8 w - - 4 7|''",
        "7k/5K2/6Q1/8/8/8/8/8 w - - bm Qg7#; id \"x\";|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|''",
        "7k/5K2/6Q1/8/8/8/8/8 w - - bm nonsense;|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|left out",
        "7k/5K2/6Q1/8/8/8/8/8 w – — 0 1|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|castling rights – were read",
        "7k/5K2/6Q1/8/8/8/8/44 w - - 0 1|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|placement",
        "position fen 7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|7k/5K2/6Q1/8/8/8/8/8 w - - 0 1|''",
        "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1|r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|''",
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 0|r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|move number",
      })
  void what_people_and_programs_write_is_read_and_what_was_mended_is_said(
      String text, String fen, String remark) {
    LenientFen.Mended read = LenientFen.read(text).orThrow();

    assertThat(Fen.write(read.setup())).isEqualTo(fen);
    assertThat(String.join("; ", read.mended())).contains(remark);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "\"startpos\""
      })
  void the_start_is_read_without_a_remark(String text) {
    assertThat(LenientFen.read(text).orThrow())
        .isEqualTo(new LenientFen.Mended(Setup.standard(), java.util.List.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "nonsense",
        "7k/5K2/6Q1/8/8/8/8/8",
        "8/8 w - - 0 1",
        "9/8/8/8/8/8/8/8 w - - 0 0",
        "'"
      })
  void what_means_no_setup_has_the_fault_of_the_strict_reader(String text) {
    assertThat(LenientFen.read(text)).isInstanceOf(Reading.Unreadable.class);
  }

  @Test
  void a_position_that_cannot_be_played_is_a_fault_that_says_why() {
    assertThat(Fen.position("8/8/8/8/8/8/8/8 w - - 0 1").faultIfAny().orElseThrow().message())
        .contains("no white king, no black king");
    assertThat(Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").valueIfAny()).isPresent();
    assertThat(Fen.position("nonsense").valueIfAny()).isEmpty();
  }
}
