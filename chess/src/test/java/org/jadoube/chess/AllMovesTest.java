package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Tries every move that could exist in random positions: slow, and sure.
class AllMovesTest {
  private final RandomSetups setups = new RandomSetups(Seeded.random(6));

  @Test
  void of_all_moves_that_can_be_made_exactly_the_listed_ones_are_legal() {
    tryIn(3);
  }

  @Tag("long")
  @Test
  void in_many_positions_exactly_the_listed_moves_are_legal() {
    tryIn(60);
  }

  private void tryIn(int positions) {
    for (int count = 0; count < positions; count++) {
      Position position = RandomSetups.position(setups.strewn());
      assertThat(AllMoves.stream().filter(position::isLegal))
          .as("%s", position)
          .containsExactlyInAnyOrderElementsOf(position.legalMoves());
    }
  }
}
