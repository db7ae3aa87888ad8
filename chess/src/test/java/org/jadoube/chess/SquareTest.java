package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
  @Test
  void names_files_and_ranks_belong_together() {
    for (Square square : Square.values()) {
      assertThat(Square.named("" + square.file() + square.rank())).contains(square);
      assertThat(Square.of(square.file(), square.rank())).isEqualTo(square);
      assertThat(square).hasToString("" + square.file().letter() + square.rank().number());
      assertThat(Square.of(8 * square.rank().ordinal() + square.file().ordinal()))
          .isEqualTo(square);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e", "e44", "E4", "e9", "i1", "e0", "`1", "4e"})
  void other_names_are_none(String name) {
    assertThat(Square.named(name)).isEmpty();
  }

  @Test
  void steps_end_at_the_edge() {
    assertThat(Square.E4.plus(-1, 2)).contains(Square.D6);
    assertThat(Square.A1.plus(-1, 0)).isEmpty();
    assertThat(Square.H4.plus(1, 0)).isEmpty();
    assertThat(Square.H8.plus(0, 1)).isEmpty();
    assertThat(File.A.plus(7)).contains(File.H);
    assertThat(File.A.plus(-1)).isEmpty();
    assertThat(File.A.plus(8)).isEmpty();
    assertThat(Rank.EIGHT.plus(-7)).contains(Rank.ONE);
    assertThat(Rank.EIGHT.plus(1)).isEmpty();
    assertThat(Rank.EIGHT.plus(-8)).isEmpty();
  }

  @Test
  void the_right_hand_corner_is_light() {
    assertThat(Square.H1.isLight()).isTrue();
    assertThat(Square.A1.isLight()).isFalse();
    assertThat(Square.A2.isLight()).isTrue();
    assertThat(Square.E2.mirrored()).isEqualTo(Square.E7);
  }
}
