package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AttemptTest {
  private static final Position RICH =
      Diagrams.position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");

  @Test
  void an_attempt_at_a_legal_move_is_that_move() {
    assertThat(RICH.legalMoves()).hasSizeGreaterThan(20).allSatisfy(move ->
        assertThat(Attempt.of(move).in(RICH)).contains(move));
  }

  @Test
  void castling_is_attempted_by_its_side() {
    assertThat(Attempt.of(new Move.Castling(Square.E1, Square.A1)))
        .isEqualTo(new Attempt.Castle(CastlingSide.QUEEN_SIDE));
  }

  @Test
  void what_is_not_legal_is_no_move() {
    Position standard = Position.standard();
    assertThat(new Attempt.Castle(CastlingSide.KING_SIDE).in(standard)).isEmpty();
    assertThat(new Attempt.Step(Square.E2, Square.E5, Optional.empty()).in(standard)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "E1, H1, true, G1",
    "E8, A8, true, C8",
    "F1, H1, false, H1",
    "E1, G1, false, G1",
    "E1, B1, false, B1"
  })
  void castling_is_identified_by_the_kings_goal_or_by_the_rook(
      Square king, Square rook, boolean isStandard, Square target) {
    Move.Castling castling = new Move.Castling(king, rook);
    assertThat(castling.isStandard()).isEqualTo(isStandard);
    assertThat(castling.target()).isEqualTo(target);
  }
}
