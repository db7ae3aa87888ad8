package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UciTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1g1, O-O",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1h1, O-O",
    "4k3/8/8/8/8/8/8/RK6 w A - 0 1, b1a1, O-O-O",
    "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1, e1g1, O-O",
  })
  void castling_is_read_in_both_ways(String fen, String uci, String san) {
    Position position = position(fen);

    assertThat(Uci.read(position, uci).map(move -> San.write(position, move)))
        .isEqualTo(Reading.of(san));
  }

  @Test
  void castling_is_written_in_both_ways() {
    Position position = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    Move castling = San.read(position, "O-O").orThrow();

    assertThat(Uci.write(position, castling)).isEqualTo("e1g1");
    assertThat(Uci.write960(castling)).isEqualTo("e1h1");
  }

  @ParameterizedTest
  @CsvSource({
    "e2, 3, a square",
    "x2e4, 1, a square",
    "e2e9, 3, a square",
    "e2e4k, 5, a piece to promote to",
    "e2e4qq, 6, the end",
    "e2e5, 1, a legal move",
    "e7e5, 1, a legal move",
  })
  void fault_says_where_and_what_was_expected(String uci, int column, String expected) {
    TextFault fault = Uci.read(Position.standard(), uci).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.expected()).startsWith(expected);
  }

  @Test
  void every_legal_move_of_sampled_positions_reads_back() {
    for (Position position : PerftPositions.sample(20)) {
      for (Move move : position.legalMoves()) {
        assertThat(Uci.read(position, Uci.write(position, move)).orThrow()).isEqualTo(move);
        assertThat(Uci.read(position, Uci.write960(move)).orThrow()).isEqualTo(move);
      }
    }
  }
}
