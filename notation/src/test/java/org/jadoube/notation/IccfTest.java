package org.jadoube.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IccfTest {
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 5254, e4",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, 5171, O-O",
    "8/4P3/8/8/k7/8/8/4K3 w - - 0 1, 57584, e8=N",
  })
  void move_is_five_digits_at_most(String fen, String digits, String san) {
    Position position = position(fen);
    Move move = San.read(position, san).orThrow();

    assertThat(Iccf.write(move)).isEqualTo(digits);
    assertThat(Iccf.read(position, digits)).isEqualTo(Reading.of(move));
  }

  @ParameterizedTest
  @CsvSource({
    "525, 4, four digits",
    "5x54, 2, a digit",
    "52549, 5, a digit",
    "5255, 1, a legal move",
    "525411, 6, the end"
  })
  void fault_says_where_and_what_was_expected(String text, int column, String expected) {
    TextFault fault = Iccf.read(Position.standard(), text).faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(column);
    assertThat(fault.expected()).startsWith(expected);
  }

  @Test
  void an_illegal_move_names_those_of_its_piece() {
    TextFault fault = Iccf.read(Position.standard(), "5255").faultIfAny().orElseThrow();

    assertThat(fault.candidates()).containsExactlyInAnyOrder("5253", "5254");
  }

  @Test
  void every_legal_move_of_sampled_positions_reads_back() {
    for (Position position : PerftPositions.sample(100)) {
      position.legalMoves().stream()
          .filter(move -> !needsTheRook(position, move))
          .forEach(
              move -> assertThat(Iccf.read(position, Iccf.write(move)).orThrow()).isEqualTo(move));
    }
  }

  /// Castling in Chess960 that the king's two squares do not name.
  private static boolean needsTheRook(Position position, Move move) {
    return move instanceof Move.Castling && Uci.write(position, move).equals(Uci.write960(move));
  }

  @Test
  void castling_of_chess960_is_no_step_of_the_king() {
    Position position = PerftPositions.position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    for (Move move : position.legalMoves()) {
      assertThat(Iccf.read(position, Iccf.write(move))).isEqualTo(Reading.of(move));
    }
    assertThat(position.legalMoves().stream().map(Iccf::write)).contains("6171", "6181");
  }
}
