package org.jadoube.chess.fate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Diagrams;
import org.jadoube.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class FateTest {
  private static final Fate NO_MATERIAL = new Fate.Unwinnable(Cause.MATERIAL);

  @ParameterizedTest
  @CsvFileSource(resources = "material.csv", delimiter = '|')
  void a_side_without_the_pieces_for_a_checkmate_cannot_win(
      String placement, boolean white, boolean black) {
    Position position = position(placement, Colour.BLACK);
    assertThat(Fate.quick(position, Colour.WHITE).equals(NO_MATERIAL)).isNotEqualTo(white);
    assertThat(Fate.quick(position, Colour.BLACK).equals(NO_MATERIAL)).isNotEqualTo(black);
  }

  private static Position position(String placement, Colour turn) {
    return Diagrams.position(placement + (turn == Colour.WHITE ? " w" : " b") + " - -");
  }

  @Test
  void a_checkmate_is_won_and_cannot_be_lost() {
    Position mated = position("k7/1Q6/1K6/8/8/8/8/r7", Colour.BLACK);
    assertThat(Fate.full(mated, Colour.WHITE)).isEqualTo(new Fate.Winnable(List.of()));
    assertThat(Fate.full(mated, Colour.BLACK)).isEqualTo(new Fate.Unwinnable(Cause.NO_LEGAL_MOVE));
    assertThat(Fate.isDead(mated)).isFalse();
  }

  @Test
  void a_stalemate_can_be_won_by_nobody() {
    Position stalemate = position("k7/2Q5/1K6/8/8/8/8/8", Colour.BLACK);
    assertThat(Fate.quick(stalemate, Colour.WHITE))
        .isEqualTo(Fate.quick(stalemate, Colour.BLACK))
        .isEqualTo(new Fate.Unwinnable(Cause.NO_LEGAL_MOVE));
    assertThat(Fate.isDead(stalemate)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7k/8/8/8/p1p3p1/P1Pp1pP1/P2P1P2/RNB3K1",
        "8/8/6p1/2k2pP1/p1p1pP2/P1PpP3/PB1P1K2/QRB5",
        "5kBN/4pPRP/4PpPP/5Pp1/5bP1/8/6K1/8"
      })
  void queens_and_rooks_that_are_locked_in_win_nothing(String board) {
    assertThat(Fate.isDead(position(board, Colour.WHITE))).isTrue();
  }

  @Test
  void no_more_positions_are_looked_at_than_allowed() {
    assertThat(Fate.full(Position.standard(), Colour.BLACK, 0)).isInstanceOf(Fate.Undecided.class);
  }

  @Test
  void a_limit_of_positions_cannot_be_negative() {
    assertThatThrownBy(() -> Fate.full(Position.standard(), Colour.WHITE, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }
}
