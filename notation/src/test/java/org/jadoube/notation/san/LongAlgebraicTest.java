package org.jadoube.notation.san;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;

final class LongAlgebraicTest {
  private static final Language GERMAN = Language.tagged("de").orElseThrow();
  private static final Optional<Role> NOTHING = Optional.empty();

  @Test
  void a_move_is_written_without_its_position() {
    assertThat(text(new Move.Normal(Role.PAWN, Square.E2, Square.E4, NOTHING))).isEqualTo("e2-e4");
    assertThat(text(new Move.Normal(Role.KNIGHT, Square.G1, Square.F3, Optional.of(Role.PAWN))))
        .isEqualTo("Sg1xf3");
    assertThat(text(new Move.Promotion(Square.E7, Square.E8, Role.QUEEN, NOTHING)))
        .isEqualTo("e7-e8D");
    assertThat(text(new Move.EnPassant(Square.E5, Square.D6))).isEqualTo("e5xd6 e.p.");
    assertThat(text(new Move.Castling(Square.E1, Square.A1))).isEqualTo("0-0-0");
  }

  @Test
  void an_attempt_names_neither_what_moves_nor_what_it_captures() {
    assertThat(text(new Attempt.Step(Square.G1, Square.F3, NOTHING))).isEqualTo("g1-f3");
    assertThat(text(new Attempt.Step(Square.E7, Square.E8, Optional.of(Role.KNIGHT))))
        .isEqualTo("e7-e8S");
    assertThat(text(new Attempt.Castle(CastlingSide.KING_SIDE))).isEqualTo("0-0");
  }

  @Test
  void on_a_board_an_attempt_names_both() {
    Board board = Board.standard();
    assertThat(text(new Attempt.Step(Square.G1, Square.F3, NOTHING), board)).isEqualTo("Sg1-f3");
    assertThat(text(new Attempt.Step(Square.D1, Square.D8, NOTHING), board)).isEqualTo("Dd1xd8");
    assertThat(text(new Attempt.Step(Square.E2, Square.E4, NOTHING), board)).isEqualTo("e2-e4");
    assertThat(text(new Attempt.Castle(CastlingSide.QUEEN_SIDE), board)).isEqualTo("0-0-0");
  }

  @Test
  void a_piece_of_ones_own_is_not_captured() {
    Board board = Board.standard();
    assertThat(text(new Attempt.Step(Square.E1, Square.E2, NOTHING), board)).isEqualTo("Ke1-e2");
  }

  private static String text(Attempt attempt, Board board) {
    return LongAlgebraic.write(attempt, board, GERMAN);
  }

  private static String text(Move move) {
    return LongAlgebraic.write(move, GERMAN);
  }

  private static String text(Attempt attempt) {
    return LongAlgebraic.write(attempt, GERMAN);
  }
}
