package org.jadoube.notation.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.HashSet;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SanTest {
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1f3, Nf3",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
    "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1, e7d8q, exd8=Q+",
    "4k2r/8/8/8/8/8/8/4K3 b k - 0 1, e8g8, O-O",
    "r3k3/8/8/8/8/8/8/4K3 b q - 0 1, e8c8, O-O-O",
    "4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1, a1c2, Nac2",
    "4k3/8/8/N7/8/4K3/8/N7 w - - 0 1, a1b3, N1b3",
    "8/7k/8/8/8/Q5Q1/8/4K3 w - - 0 1, a3d6, Qad6",
    "1k6/8/8/Q1Q5/8/Q7/8/4K3 w - - 0 1, a5b4, Qa5b4#",
    "3qk3/8/8/8/8/3N4/8/1N1K4 w - - 0 1, b1d2, Nd2", // the other knight is pinned
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, a1a8, Ra8#",
    "6k1/4Rppp/8/8/8/8/8/4K3 w - - 0 1, e7e8, Re8#",
  })
  void move_is_written_as_the_standard_says(String fen, String uci, String san) {
    Position position = position(fen);
    Move move = Uci.read(position, uci).orThrow();

    assertThat(San.write(position, move)).isEqualTo(san);
    assertThat(San.read(position, san).orThrow()).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Nf3+, 4, nothing here, Nf3",
        "Ng1f3, 2, nothing here, Nf3",
        "nf3, 1, N, Nf3",
        "\"e4 \", 3, nothing here, e4",
      })
  void strict_reader_refuses_what_the_lenient_one_forgives(
      String text, int column, String expected, String candidate) {
    TextFault fault = San.read(Position.standard(), text).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.expected()).isEqualTo(expected);
    assertThat(fault.candidates()).containsExactly(candidate);
  }

  @Test
  void capture_without_its_rank_is_refused() {
    Position position = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    TextFault fault = San.read(position, "exd").faultIfAny().orElseThrow();

    assertThat(fault.offset()).isEqualTo(2);
    assertThat(fault.expected()).isEqualTo("d6");
  }

  @Test
  void missing_check_sign_is_refused() {
    Position position = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");

    assertThat(San.read(position, "Ra8").faultIfAny().orElseThrow().expected()).isEqualTo("#");
  }

  @Test
  void illegal_move_comes_with_the_legal_ones_that_are_near() {
    TextFault fault = San.read(Position.standard(), "Nd2").faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.ILLEGAL);
    assertThat(fault.candidates()).containsExactly("Na3", "Nc3", "Nf3", "Nh3");
  }

  @Test
  void ambiguous_move_comes_with_those_it_may_mean() {
    TextFault fault =
        San.read(position("4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1"), "Nc2").faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.AMBIGUOUS);
    assertThat(fault.candidates()).containsExactly("Nac2", "Nec2");
  }

  @Test
  void every_legal_move_of_sampled_positions_reads_back() {
    PerftPositions.sample(60).forEach(SanTest::readsBack);
  }

  @Test
  @Tag("long")
  void every_legal_move_of_all_perft_positions_reads_back() {
    PerftPositions.sample(1).forEach(SanTest::readsBack);
  }

  private static void readsBack(Position position) {
    Set<String> texts = new HashSet<>();
    for (Move move : position.legalMoves()) {
      String san = San.write(position, move);
      assertThat(San.read(position, san)).as(san).isEqualTo(Reading.of(move));
      assertThat(texts.add(san)).as("two moves written %s", san).isTrue();
    }
  }
}
