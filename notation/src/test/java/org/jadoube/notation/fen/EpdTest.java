package org.jadoube.notation.fen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
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

    assertThat(epd.moves("bm")).extracting(Move::to).containsExactly(Square.G1, Square.H8);
    assertThat(epd.text("id")).contains("a; b");
    assertThat(epd.value("hmvc")).hasValue(12);
    assertThat(epd.setup().halfmoveClock()).isEqualTo(12);
    assertThat(epd.setup().moveNumber()).isEqualTo(40);
  }

  @ParameterizedTest
  @CsvSource({
    "bm Kf2 O-O;, Moves",
    "am Rh8;, Moves",
    "sm Ke1e2;, Moves",
    "pv;, Variation",
    "pv Rh8+ Kd7 Rh7+;, Variation",
    "ce -120;, Value",
    "ce +31;, Value",
    "acn 12345678901;, Value",
    "id WAC.001;, Texts",
    "eco;, Texts",
    "'tcri \"a@b\" \"c\";', Texts",
    "resign;, Other",
    "noop a \"b c\" 1;, Other",
    "mine Ke4 -7;, Other",
  })
  void operations_have_the_types_that_the_standard_gives_them(String operation, String type) {
    Epd epd = Epd.read("4k3/8/8/8/8/8/8/4K2R w K - " + operation).orThrow();

    assertThat(epd.operations().getFirst().getClass().getSimpleName()).isEqualTo(type);
  }

  @Test
  void what_people_write_is_read_and_written_as_the_standard_has_it() {
    String text = "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8 0-0; pv Rh1-h8 Kd7; id one; ce +5;";

    assertThat(Epd.read(text).orThrow().write())
        .isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+ O-O; pv Rh8+ Kd7; id \"one\"; ce 5;");
  }

  @Test
  void a_variation_has_moves_and_a_value_has_none() {
    Epd epd = Epd.read("4k3/8/8/8/8/8/8/4K2R w K - pv Rh8+ Kd7; ce 31; id \"x\"; mine Ke2;").orThrow();

    assertThat(epd.moves("pv")).extracting(Move::to).containsExactly(Square.H8, Square.D7);
    assertThat(List.of("ce", "id", "mine", "bm")).allMatch(opcode -> epd.moves(opcode).isEmpty());
  }

  @Test
  void words_of_an_unknown_operation_are_quoted_only_if_need_be() {
    String text = "4k3/8/8/8/8/8/8/4K2R w K - noop a \"b c\" 1;";

    assertThat(Epd.read(text).orThrow().write()).isEqualTo(text);
  }

  @Test
  void a_setup_that_cannot_be_played_has_no_moves() {
    Epd kingless = Epd.read("8/8/8/8/8/8/8/4K2R w - - id \"x\"; pv;").orThrow();
    TextFault fault = Epd.read("8/8/8/8/8/8/8/4K2R w - - bm Ke2;").faultIfAny().orElseThrow();

    assertThat(kingless.moves("pv")).isEmpty();
    assertThat(fault.expected()).contains("no game can be played");
  }

  @Test
  void a_move_that_is_not_legal_is_told_with_the_legal_ones() {
    TextFault fault =
        Epd.read("4k3/8/8/8/8/8/8/4K2R w K - pv Rh8+ Kd8;").faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.ILLEGAL);
    assertThat(fault.column()).isEqualTo(36);
    assertThat(fault.candidates()).contains("Kd7");
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
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc 1000000;, 33, a number from 0 to 999999",
    "4k3/8/8/8/8/8/8/4K2R w K - fmvn 1000000;, 33, a number from 1 to 999999",
    "4k3/8/8/8/8/8/8/4K2R w K - fmvn 2x;, 33, a number",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2; id \"x\"; bm Kd2;, 44, once",
    "4k3/8/8/8/8/8/8/4K2R w K - bm;, 30, a move",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Ke4;, 31, a legal move",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 so;, 35, a move",
    "4k3/8/8/8/8/8/8/4K2R w K - sm Ke2 Kd2;, 35, ;",
    "4k3/8/8/8/8/8/8/4K2R w K - ce 40000;, 31, to 32767",
    "4k3/8/8/8/8/8/8/4K2R w K - ce 0.4;, 31, a number from -32767",
    "4k3/8/8/8/8/8/8/4K2R w K - dm 0;, 31, a number from 1",
    "4k3/8/8/8/8/8/8/4K2R w K - acd -1;, 32, a number from 0",
    "4k3/8/8/8/8/8/8/4K2R w K - id;, 30, a text in quotes",
    "4k3/8/8/8/8/8/8/4K2R w K - id one two;, 35, ;",
    "4k3/8/8/8/8/8/8/4K2R w K - draw_offer now;, 39, ;",
    "4k3/8/8/8/8/8/8/4K2R w K - a_name_longer_than_15 x;, 43, a space",
  })
  void fault_says_where_and_what_was_expected(String text, int column, String expected) {
    TextFault fault = Epd.read(text).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.expected()).contains(expected);
  }
}
