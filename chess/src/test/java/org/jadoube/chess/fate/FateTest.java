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
    assertThat(Fate.full(mated, Colour.BLACK)).isEqualTo(new Fate.Unwinnable(Cause.FORCED_LINE));
    assertThat(Fate.isDead(mated)).isFalse();
  }

  @Test
  void a_stalemate_can_be_won_by_nobody() {
    Position stalemate = position("k7/2Q5/1K6/8/8/8/8/8", Colour.BLACK);
    assertThat(Fate.quick(stalemate, Colour.WHITE))
        .isEqualTo(Fate.quick(stalemate, Colour.BLACK))
        .isEqualTo(new Fate.Unwinnable(Cause.FORCED_LINE));
    assertThat(Fate.isDead(stalemate)).isTrue();
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
