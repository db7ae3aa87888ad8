package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.chess.Diagrams.position;
import static org.jadoube.chess.Diagrams.setup;
import static org.jadoube.chess.Diagrams.square;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class MoveExplanationTest {
  @ParameterizedTest
  @CsvFileSource(resources = "reasons.csv", delimiter = '|')
  void every_reason_is_named(String fen, String attempt, String reasons) {
    String named =
        switch (MoveExplanation.of(setup(fen), attempt(attempt))) {
          case MoveExplanation.Legal legal -> "[]";
          case MoveExplanation.Illegal illegal -> illegal.reasons().toString();
        };
    assertThat(named).isEqualTo("[" + (reasons == null ? "" : reasons) + "]");
  }

  private static Attempt attempt(String text) {
    return switch (text) {
      case "0-0" -> new Attempt.Castle(CastlingSide.KING_SIDE);
      case "0-0-0" -> new Attempt.Castle(CastlingSide.QUEEN_SIDE);
      default ->
          new Attempt.Step(
              square(text.substring(0, 2)),
              square(text.substring(2, 4)),
              text.length() > 4
                  ? Optional.of(Diagrams.piece(text.charAt(4)).role())
                  : Optional.empty());
    };
  }

  @Test
  void a_legal_attempt_is_named_as_the_move_it_is() {
    Position position = position("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq -");
    assertThat(MoveExplanation.of(position, attempt("b7a8r")))
        .isEqualTo(
            new MoveExplanation.Legal(
                new Move.Promotion(Square.B7, Square.A8, Role.ROOK, Optional.of(Role.ROOK))));
    assertThat(MoveExplanation.of(position, attempt("e1g1")))
        .isEqualTo(MoveExplanation.of(position, attempt("0-0")))
        .isEqualTo(new MoveExplanation.Legal(new Move.Castling(Square.E1, Square.H1)));
  }
}
