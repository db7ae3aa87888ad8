package org.jadoube.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.notation.TextFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EpdTest {
  @Test
  void operations_are_read() {
    Epd epd =
        Epd.read("4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rh8+; id \"a; b\"; hmvc 12; fmvn 40;")
            .orThrow();

    assertThat(epd.operation("bm").orElseThrow().operands()).containsExactly("O-O", "Rh8+");
    assertThat(epd.operation("id").orElseThrow().operands()).containsExactly("a; b");
    assertThat(epd.setup().halfmoveClock()).isEqualTo(12);
    assertThat(epd.setup().moveNumber()).isEqualTo(40);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k3/8/8/8/8/8/8/4K2R w K -",
        "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2;",
        "4k3/8/8/8/8/8/8/4K2R b - - am Ke7 Kd8; c0 \"two words\"; noop;",
        "4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"one\"; c9 \"\"; v0 \"a;b\"; eco \"A00\"; nic \"x\";",
        "4k3/8/8/8/8/8/8/4K2R w K - acd 12; acn 5; acs 1; ce -25; dm 4; draw_offer; pv Ke2 Kd7; sm O-O;",
      })
  void what_is_written_reads_the_same(String text) {
    assertThat(Epd.read(text).orThrow().write()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K2R w K, 25, en passant",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2, 34, ;",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, 28, the name",
    "4k3/8/8/8/8/8/8/4K2R w K - id \"x;, 31, quote",
    "4k3/8/8/8/8/8/8/4K2R w K - id \"x\"y;, 34, a space",
    "4k3/8/8/8/8/8/8/4K2R w K - bm\tKe2;, 30, a space",
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc x;, 33, a number",
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc;, 32, a number from 0",
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc 1 2;, 35, ;",
    "4k3/8/8/8/8/8/8/4K2R w K - fmvn 0;, 33, a number from 1",
    "4k3/8/8/8/8/8/8/4K2R w K - fmvn 2x;, 33, a number",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2; id \"x\"; bm Kd2;, 44, once",
    "4k3/8/8/8/8/8/8/4K2R w K - a_name_longer_than_15 x;, 43, a space",
  })
  void fault_says_where_and_what_was_expected(String text, int column, String expected) {
    TextFault fault = Epd.read(text).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.expected()).contains(expected);
  }
}
